import { Outlet } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { ClientBehaviour } from '#src/site/client/client-behaviour.tsx';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/site-layout.ts';
import { Footer } from './footer.tsx';
import { navigationFor } from './navigation.ts';
import { Progress } from './progress.tsx';
import { renderShell } from './render-shell.server.tsx';
import { useMenus } from './use-menus.ts';

/** Pages that are routes of their own, beside those made of blocks. */
const ROUTE_PATHS = new Set(['/insights', '/insights/success-stories']);

/** Public documents are kept by the document cache; browsers ask again each time and mostly get a 304. */
export function headers() {
  return { 'Cache-Control': 'public, max-age=0, must-revalidate' };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = context.get(servicesContext);
  const paths = await pages.paths();
  const navigation = navigationFor((path) => paths.has(path) || ROUTE_PATHS.has(path));
  return renderShell(navigation, new Date().getFullYear(), context);
}

/** Header and footer stay the same from page to page. */
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
      <ClientBehaviour />
      <Progress />
      <header className="site-header" ref={header}>
        <StaticMarkup id="header" html={loaderData.header} />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer columns={loaderData.columns} closing={loaderData.closing} />
    </>
  );
}
