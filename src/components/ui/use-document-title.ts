import { useEffect } from "react";
import { useMessages } from "#src/messages/language.ts";

/** Names the page after the screen; `null` is home, which bears the app's name alone. */
export function useDocumentTitle(screen: string | null): void {
  const messages = useMessages();
  const title = screen === null ? messages.appName : messages.pageTitle(screen);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
