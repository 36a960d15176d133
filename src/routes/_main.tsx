import { createFileRoute, Outlet } from "@tanstack/react-router";
import { Footer } from "#src/components/footer.tsx";
import styles from "#src/components/layout.module.css";
import { NavigationBar } from "#src/components/navigation-bar.tsx";
import { useMessages } from "#src/messages/language.ts";

export const Route = createFileRoute("/_main")({ component: MainLayout });

function MainLayout() {
  const messages = useMessages();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {messages.nav.skip}
      </a>
      <NavigationBar />
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
