import { useLayoutEffect } from "react";
import { useMessages } from "#src/messages/language.ts";

/** Sets the document title; `null` for the home page, whose title is the name of the app. */
export function useDocumentTitle(screen: string | null): void {
  const messages = useMessages();
  const title = screen === null ? messages.appName : messages.pageTitle(screen);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
