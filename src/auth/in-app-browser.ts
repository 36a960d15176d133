/** What apps add to the user agent of the browser in them. Android itself adds the last one. */
const APPS =
  /\bLine\/|\bFB(?:AN|AV|_IAB)\/|Instagram|Twitter(?!bot)|TikTok|musical_ly|BytedanceWebview|KAKAOTALK|MicroMessenger|Snapchat|; wv\)/;

/** The app that a page is opened in, if that is not a browser: Google signs nobody in there. */
export function inAppBrowser(userAgent: string): "LINE" | "other" | null {
  if (!APPS.test(userAgent)) return null;
  return /\bLine\//.test(userAgent) ? "LINE" : "other";
}
