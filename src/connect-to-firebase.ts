import { absoluteAddress } from "./absolute-address.ts";
import { createFirebaseProvider } from "./auth/firebase.ts";
import type { IdentityProvider } from "./auth/identity-provider.ts";

/** The Firebase of the settings. Apart from `main.tsx`, because nobody needs it for the first screen. */
export function connectToFirebase(): IdentityProvider {
  const emulator = SETTINGS.authEmulatorUrl;
  return createFirebaseProvider(SETTINGS.firebase, emulator && absoluteAddress(emulator));
}
