import { ReactQueryDevtools } from "@tanstack/react-query-devtools";
import { TanStackRouterDevtools } from "@tanstack/react-router-devtools";
import styles from "./devtools.module.css";

/** For development only; not in the production bundle. */
export default function Devtools() {
  return (
    <aside className={styles.devtools} aria-label="Devtools">
      <ReactQueryDevtools buttonPosition="relative" />
      <TanStackRouterDevtools toggleButtonProps={{ style: { position: "static" } }} />
    </aside>
  );
}
