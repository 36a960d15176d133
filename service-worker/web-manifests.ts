import type { Plugin } from "vite";
import type { ManifestOptions } from "vite-plugin-pwa";
import { MESSAGES, SHORTCUTS } from "#src/messages/build-texts.ts";
import { inLanguage, LANGUAGES, type Language } from "#src/messages/languages.ts";
import { fileIn, MANIFEST } from "../build/pages.ts";

/** What makes the app installable in a language. Its id is its address, and each language an app of its own. */
function webManifest(language: Language): Partial<ManifestOptions> {
  const { appName, home } = MESSAGES[language];
  const start = inLanguage(language, "/");
  return {
    id: start,
    name: appName,
    short_name: appName,
    description: home.introduction,
    lang: language,
    dir: "ltr",
    start_url: start,
    // Another language stays in the window of the app.
    scope: "/",
    display: "standalone",
    theme_color: "#ffffff",
    background_color: "#f8faf3",
    categories: ["games"],
    shortcuts: Object.entries(SHORTCUTS[language]).map(([path, name]) => ({
      name,
      url: inLanguage(language, path),
    })),
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}

/** Writes the web app manifest of each language. */
export const webManifests: Plugin = {
  name: "web-manifests",
  generateBundle() {
    for (const language of LANGUAGES) {
      const source = JSON.stringify(webManifest(language));
      this.emitFile({ type: "asset", fileName: fileIn(language, MANIFEST), source });
    }
  },
};
