import { NavLink } from 'react-router';
import type { SignedInUser } from '#src/platform/auth/auth.server.ts';
import { SIGN_OUT_PATH } from './admin-address.ts';
import { ADMIN_PAGES } from './admin-pages.ts';

const ROLE_NAMES = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' } as const;

export type NavigationUser = Pick<SignedInUser, 'name' | 'email' | 'role'>;

/** Links to the admin pages and the site, the signed-in user, and sign-out. */
export function AdminNavigation({ user }: { user: NavigationUser }) {
  return (
    <>
      <nav aria-label="Admin">
        <ul className="admin-links">
          {ADMIN_PAGES.filter(({ exists }) => exists).map(({ label, path }) => (
            <li key={path}>
              <NavLink className="admin-link" to={path} end={path === '/admin'}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="admin-user">
        <p>
          <b>{user.email}</b>
          <span>{ROLE_NAMES[user.role]}</span>
        </p>
        {/* A plain link and form, so that leaving the admin loads a new document without admin scripts and styles. */}
        <a className="admin-link" href="/">
          View the site
        </a>
        <form method="post" action={SIGN_OUT_PATH}>
          <button className="admin-link" type="submit">
            Sign out
          </button>
        </form>
      </div>
    </>
  );
}
