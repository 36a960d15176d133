import { useEffect } from "react";
import { useAuth } from "#src/auth/use-auth.ts";
import { announce } from "./announce.ts";

/** Says `text` when the visitor has signed in, or out, here or in another tab. */
export function useSignInAnnouncement(way: "in" | "out", text: string): void {
  const { subscribe } = useAuth();
  useEffect(
    () =>
      subscribe(({ isAuthenticated }) => {
        if (isAuthenticated === (way === "in")) announce(text);
      }),
    [subscribe, way, text],
  );
}
