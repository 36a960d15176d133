import { LANGUAGES } from "#src/messages/language.ts";
import { LOAD_FAILURE, NO_SCRIPTS } from "#src/messages/without-app.ts";

/** For visitors without scripts, in every language: they cannot choose one. */
export const NoScripts = () => (
  <noscript>
    <aside className="no-scripts">
      {LANGUAGES.map((language) => (
        <p key={language} lang={language}>
          {NO_SCRIPTS[language]}
        </p>
      ))}
    </aside>
  </noscript>
);

/** A relative address: that of the page, with its search. */
const SAME_PAGE = "";

/** For `startApp`, which shows the text of one language: screen readers announce what is added to an alert. */
export const LoadFailure = () => (
  <div className="no-app" role="alert">
    {LANGUAGES.map((language) => (
      <p key={language} lang={language} hidden>
        {`${LOAD_FAILURE[language].text} `}
        <a href={SAME_PAGE}>{LOAD_FAILURE[language].reload}</a>
      </p>
    ))}
  </div>
);
