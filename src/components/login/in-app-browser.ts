/** What browsers inside apps add to the user agent. Android itself adds the last one. */
const APPS =
  /\bLine\/|\bFB(?:AN|AV|_IAB)\/|Instagram|Twitter(?!bot)|TikTok|musical_ly|BytedanceWebview|KAKAOTALK|MicroMessenger|Snapchat|; wv\)/;

/** The app in whose built-in browser the page is open; `null` in a real browser. Google refuses sign-in in such apps. */
export function inAppBrowser(userAgent: string): "LINE" | "other" | null {
  if (!APPS.test(userAgent)) return null;
  return /\bLine\//.test(userAgent) ? "LINE" : "other";
}
