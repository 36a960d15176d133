import { createFirebaseProvider } from "#src/auth/firebase.ts";
import type { IdentityProvider } from "#src/auth/identity-provider.ts";
import { absoluteAddress } from "#src/lib/absolute-address.ts";

/** The Firebase of the settings. Apart from `main.tsx`, because nobody needs it for the first screen. */
export function connectToFirebase(): IdentityProvider {
  const emulator = SETTINGS.authEmulatorUrl;
  return createFirebaseProvider(SETTINGS.firebase, emulator && absoluteAddress(emulator));
}
