import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StartError } from "#src/components/start-error.tsx";
import { SettingsError } from "#src/settings.ts";

test("a wrong setting is named instead of an empty page", () => {
  render(<StartError error={new SettingsError("VITE_API_BASE_URL: must not be empty")} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("設定に誤りがある");
  expect(screen.getByText("VITE_API_BASE_URL: must not be empty")).toBeVisible();
});
