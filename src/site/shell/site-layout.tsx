import { Outlet, useNavigation } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { ClientBehavior } from '#src/site/client/client-behavior.tsx';
import { serveMarkdown } from '#src/site/machine-readable/serve-markdown.server.ts';
import { PUBLIC_DOCUMENT } from '#src/site/parts/public-document.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/site-layout.ts';
import { Footer } from './footer.tsx';
import { clientSettings } from './client-settings.server.ts';
import { loadShell } from './render-shell.server.tsx';
import { useMenus } from './use-menus.ts';

export const middleware = [serveMarkdown];

export const headers = () => PUBLIC_DOCUMENT;

export async function loader({ context }: Route.LoaderArgs) {
  const settings = clientSettings(context.get(servicesContext).config);
  const shell = await loadShell(context, settings.tags !== undefined);
  return { ...shell, settings };
}

/** Header and footer are the same on every page. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const header = useMenus();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <ClientBehavior settings={loaderData.settings} />
      <Progress />
      <header className="site-header" ref={header}>
        <StaticMarkup id="header" html={loaderData.header} />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer
        newsletter={loaderData.newsletter}
        columns={loaderData.columns}
        closing={loaderData.closing}
      />
    </>
  );
}

/** Spins while a client navigation loads (docs/specification.md, section 2). Before hydration the browser shows its own indicator. */
function Progress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="site-progress" role="status" data-loading={isLoading || undefined}>
      {isLoading ? <span className="sr-only">Loading page</span> : null}
    </div>
  );
}
