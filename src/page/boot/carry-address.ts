import { LEADS_BACK, loginAddress } from "#src/auth/safe-redirect.ts";
import { inLanguage } from "#src/messages/languages.ts";

/** The address of the page, with its search and hash. */
export const currentAddress = (): string => location.pathname + location.search + location.hash;

const addressOf = ({ hreflang }: HTMLAnchorElement): string =>
  hreflang
    ? inLanguage(hreflang === "en" ? "en" : "ja", currentAddress())
    : loginAddress(currentAddress());

/**
 * Links to this page in another language, and to the login page, which leads back here, carry its address. The app writes
 * it into them as well, but there are pages for several addresses, and what is typed reaches the address later.
 */
export function carryAddress(): void {
  const onLink = ({ target }: Event) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>(`a[hreflang], a[${LEADS_BACK}]`);
    if (link) link.href = addressOf(link);
  };
  // Hover or focus comes before the context menu, with which a link may be copied.
  for (const type of ["pointerover", "focusin", "click", "auxclick"])
    document.addEventListener(type, onLink);
}
