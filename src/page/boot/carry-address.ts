import { LEADS_BACK, loginAddress } from "#src/auth/safe-redirect.ts";
import { inLanguage } from "#src/messages/languages.ts";
import { writeText } from "#src/state/storage.ts";
import { chosenLanguage } from "#src/state/stored.ts";
import { currentAddress, keepPlace } from "./place.ts";

/**
 * Links to this page in another language, and to the login page, which leads back here, carry its address. The app writes
 * it into them as well, but there are pages for several addresses, and what is typed reaches the address later. A click on
 * a language stores it, and the place on the page.
 */
export function carryAddress(): void {
  const onLink = ({ target, type }: Event) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>(`a[hreflang], a[${LEADS_BACK}]`);
    if (!link) return;
    const { hreflang } = link;
    const address = hreflang
      ? inLanguage(hreflang === "en" ? "en" : "ja", currentAddress())
      : loginAddress(currentAddress());
    link.href = address;
    if (type !== "click" || !hreflang) return;
    writeText(chosenLanguage, hreflang);
    keepPlace(address);
  };
  // Hover or focus comes before the context menu, with which a link may be copied.
  for (const type of ["pointerover", "focusin", "click", "auxclick"])
    document.addEventListener(type, onLink);
}
