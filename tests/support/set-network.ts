import { act } from "@testing-library/react";
import { vi } from "vitest";
import { setFaults } from "./mock-api.ts";

const UNREACHABLE = { list: "refused", detail: "refused", health: "refused" };

/** What the browser says of the network, which need not be so. */
export function claimNetwork(isThere: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? "online" : "offline")));
}

/** Takes the network away, or gives it back; the browser says so. */
export function setNetwork(isThere: boolean): void {
  setFaults(isThere ? {} : UNREACHABLE);
  claimNetwork(isThere);
}
