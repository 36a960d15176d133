import { absoluteAddress } from "#src/page/contract.ts";
import { createFirebaseProvider } from "./firebase.ts";
import type { IdentityProvider } from "./identity-provider.ts";

/** Creates the provider from the settings. In a chunk of its own: the first screen does not need Firebase. */
export function connectToFirebase(): IdentityProvider {
  const emulator = SETTINGS.authEmulatorUrl;
  return createFirebaseProvider(SETTINGS.firebase, emulator && absoluteAddress(emulator));
}
