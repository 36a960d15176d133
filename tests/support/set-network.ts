import { onlineManager } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { setFaults } from "./mock-api.ts";

const UNREACHABLE = { list: "refused", detail: "refused", health: "refused" };

/** Takes the network away, or gives it back; the browser says so. */
export function setNetwork(isThere: boolean): void {
  setFaults(isThere ? {} : UNREACHABLE);
  act(() => onlineManager.setOnline(isThere));
}
