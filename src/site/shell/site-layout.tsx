import { Outlet } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { ClientBehaviour } from '#src/site/client/client-behaviour.tsx';
import type { Route } from './+types/site-layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { navigationFor } from './navigation.ts';
import { Progress } from './progress.tsx';

/** Pages that are routes of their own, beside those made of blocks. */
const ROUTE_PATHS = new Set(['/insights', '/insights/success-stories']);

/** Public documents are kept by the document cache; browsers ask again each time and mostly get a 304. */
export function headers() {
  return { 'Cache-Control': 'public, max-age=0, must-revalidate' };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = context.get(servicesContext);
  const paths = await pages.paths();
  return {
    navigation: navigationFor((path) => paths.has(path) || ROUTE_PATHS.has(path)),
    year: new Date().getFullYear(),
  };
}

/** The navigation stays the same from page to page. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <ClientBehaviour />
      <Progress />
      <Header navigation={loaderData.navigation} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer navigation={loaderData.navigation} year={loaderData.year} />
    </>
  );
}
