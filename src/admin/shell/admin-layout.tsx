import { Outlet, useLocation, useNavigation } from 'react-router';
import '#src/admin/parts/detail.css';
import '#src/admin/parts/list.css';
import '#src/admin/parts/mark.css';
import '#src/admin/parts/records.css';
import '#src/admin/parts/report.css';
import '#src/admin/parts/selection.css';
import { BrandMark } from '#src/ui/brand-mark.tsx';
import '#src/ui/styles/admin.css';
import type { Route } from './+types/admin-layout.ts';
import { AdminNavigation } from './admin-navigation.tsx';
import { requireSignIn } from './require-sign-in.server.ts';
import { signedInUserContext } from './signed-in-user.server.ts';

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

/** Because this layout has a loader, every client navigation makes a request and passes the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, email, role } = context.get(signedInUserContext);
  return { user: { name, email, role } };
}

/** The layout of all protected pages. On small screens the navigation is a `<details>` element. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation();
  const navigation = <AdminNavigation user={loaderData.user} />;
  return (
    <div className="admin">
      <meta name="robots" content="noindex, nofollow" />
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="admin-bar">
        <a className="admin-brand" href="/admin" aria-label="Cadron admin, dashboard">
          <BrandMark />
          <span>Cadron</span>
        </a>
        <div className="admin-side">{navigation}</div>
        {/* A new key closes the menu after a navigation. */}
        <details className="admin-menu" key={key}>
          <summary>Menu</summary>
          <div className="admin-sheet">{navigation}</div>
        </details>
      </header>
      <main className="admin-main" id="main" tabIndex={-1}>
        <AdminSpinner />
        <Outlet />
      </main>
    </div>
  );
}

/** Shown while the next admin page loads (docs/specification.md, section 4). */
function AdminSpinner() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="admin-spinner" role="status">
      {isLoading ? <span>Loading</span> : null}
    </div>
  );
}
