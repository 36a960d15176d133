import { ENTRY, PORTRAIT_SCRIPT } from "#src/page/contract.ts";
import type { Frame } from "./page-content.ts";

/** React moves links and scripts into the head, unless they have a handler, which is not part of the HTML. */
const IN_PLACE = { onLoad: () => {} };

type PreloadProps = {
  chunk: string;
  /** Whether this is the script that starts the app. */
  isEntry?: boolean;
};

/** Loads a script of the build ahead. */
export const Preload = ({ chunk, isEntry }: PreloadProps) => (
  <link
    rel="modulepreload"
    crossOrigin=""
    fetchPriority="low"
    {...(isEntry && { [ENTRY]: "" })}
    href={`/${chunk}`}
    {...IN_PLACE}
  />
);

/** Requests the script of the portraits, and the app. */
export function AppRequests({ frame, preloads }: { frame: Frame; preloads: string[] }) {
  const others = preloads.filter((chunk) => chunk !== frame.entry);
  return (
    <>
      <script
        type="module"
        async
        fetchPriority="high"
        {...{ [PORTRAIT_SCRIPT]: "" }}
        src={`/${frame.portraits}`}
        {...IN_PLACE}
      />
      <Preload chunk={frame.entry} isEntry />
      {others.map((chunk) => (
        <Preload key={chunk} chunk={chunk} />
      ))}
      <link
        rel="preload"
        as="style"
        fetchPriority="low"
        href={`/${frame.styleSheet}`}
        {...IN_PLACE}
      />
    </>
  );
}
