import { createFirebaseProvider } from "#src/auth/firebase.ts";
import type { IdentityProvider } from "#src/auth/identity-provider.ts";
import { absoluteAddress } from "#src/lib/absolute-address.ts";

/** Creates the provider from the settings. In its own chunk: the first screen does not need Firebase. */
export function connectToFirebase(): IdentityProvider {
  const emulator = SETTINGS.authEmulatorUrl;
  return createFirebaseProvider(SETTINGS.firebase, emulator && absoluteAddress(emulator));
}
