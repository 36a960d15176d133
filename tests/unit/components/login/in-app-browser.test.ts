import { devices } from "@playwright/test";
import { expect, test } from "vitest";
import { inAppBrowser } from "#src/components/login/in-app-notice.tsx";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; SO-52C) AppleWebKit/537.36 (KHTML, like Gecko)";
const WEB_VIEW = `${ANDROID.replace(")", "; wv)")} Version/4.0 Chrome/131.0 Mobile Safari/537.36`;

test.each([
  ["LINE", `${IPHONE} Mobile/15E148 Safari Line/14.10.0`],
  ["LINE", `${WEB_VIEW} Line/14.10.0/IAB`],
  ["other", `${IPHONE} Mobile/15E148 Instagram 340.0.0.18.97 (iPhone14,5; iOS 17_5; ja_JP)`],
  ["other", `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.37;FBBV/638]`],
  ["other", `${ANDROID} Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.54;]`],
  ["other", `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.60`],
  ["other", `${ANDROID} Chrome/131.0 Mobile Safari/537.36 TwitterAndroid`],
  ["other", `${IPHONE} Mobile/15E148 musical_ly_36.5.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ["other", `${IPHONE} Mobile/15E148 TikTok 36.5.0`],
  ["other", WEB_VIEW],
] as const)("a page opened in %s is known by %s", (app, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test.each([
  ...Object.values(devices).map(({ userAgent }) => userAgent),
  `${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`,
  `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
  // An app on the home screen.
  `${IPHONE} Mobile/15E148`,
  `${ANDROID} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
  "Mozilla/5.0 (compatible; Twitterbot/1.0)",
  "",
])("a browser is none: %s", (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});
