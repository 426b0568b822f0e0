import { Icon } from '#src/admin/kit/icon.tsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import {
  data,
  NavigationType,
  NavLink,
  Outlet,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { AdminMark, useSiteName } from '#src/admin/parts/site-brand.tsx';
import { ConfirmDialogs } from '#src/admin/kit/dialog/confirm-dialogs.tsx';
import { takeNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { Toasts } from '#src/admin/notices/toasts.tsx';
import { PaletteButton, usePalette } from '#src/admin/palette/palette-button.tsx';
import { UploadHost } from '#src/admin/uploads/upload-host.tsx';
import { servicesContext, type Services } from '#src/services.server.ts';
import { Failure } from '#src/ui/failure.tsx';
import { useEscape } from '#src/admin/parts/use-escape.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { Route } from './+types/admin-layout.ts';
import { AccountLinks, AccountMenu, type FrameUser } from './account-menu.tsx';
import { commandsFor } from './admin-commands.ts';
import { type AdminSection, sectionsFor } from './admin-pages.ts';
import { FrameShortcuts } from './frame-shortcuts.tsx';
import { requireSignIn } from './require-sign-in.server.ts';
import { signedInUserContext } from './permission.server.ts';
import '#src/admin/palette/palette.css';
import '#src/admin/kit/list-cards.css';
import '#src/admin/kit/list-selection.css';
import '#src/admin/kit/list-table.css';
import '#src/admin/kit/lists.css';
import '#src/admin/kit/check.css';
import '#src/admin/kit/detail.css';
import '#src/admin/kit/mark.css';
import '#src/admin/kit/rows.css';
import '#src/admin/kit/report.css';
import '#src/admin/shortcuts/shortcuts.css';
import '#src/admin/kit/layout.css';
import '#src/admin/kit/parts.css';
import '#src/admin/kit/text.css';
import '#src/admin/kit/space.css';
import '#src/ui/styles/admin.css';
import './rail.css';

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

/** Because this layout has a loader, every client navigation makes a request and passes the guard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, name, email, role } = context.get(signedInUserContext);
  const { notice, headers } = await takeNotice(request);
  const waiting = await countWaiting(context.get(servicesContext));
  return data({ user: { id, name, email, role }, notice, waiting }, { headers });
}

/**
 * The layout of all protected pages: a column with the navigation, in narrower windows a rail of marks, and on small screens a bar
 * with a sheet.
 */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { user, notice, waiting } = loaderData;
  const { role } = user;
  const name = useSiteName();
  const sections = useMemo(() => sectionsFor(role), [role]);
  const commands = useMemo(() => commandsFor(role), [role]);
  const { key } = useLocation();
  useReturnedFocus(key);
  const { open, palette } = usePalette({ userId: user.id, commands });
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  const navigation = <AdminNavigation sections={sections} waiting={waiting} />;
  return (
    <div className="admin plain">
      <meta name="robots" content="noindex, nofollow" />
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="admin-bar on-sand">
        <a
          className="admin-brand gap-2 tracked items-center tap"
          href="/admin"
          aria-label={`${name} admin, dashboard`}
        >
          <AdminMark />
          <span>{name}</span>
        </a>
        <PaletteButton onOpen={open} />
        <div className="admin-side">
          {navigation}
          <AccountMenu user={user} />
        </div>
        {/* A new key closes the menu after a navigation. */}
        <AdminSheet key={key} user={user} navigation={navigation} />
      </header>
      <main className="admin-main relative" id="main" tabIndex={-1}>
        <AdminSpinner />
        <Outlet />
      </main>
      <UploadHost userId={user.id} />
      <Toasts incoming={notice} />
      <ConfirmDialogs />
      <FrameShortcuts sections={sections} />
      {palette}
    </div>
  );
}

/** How many frames a link may take to appear, in a list that measures its rows first. */
const MAX_FRAMES = 20;

/** Back returns the focus to the link that led away from the screen. */
function useReturnedFocus(key: string): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const used = useRef(new Map<string, string>());
  useEffect(() => {
    const address = isBack && used.current.get(key);
    let frames = MAX_FRAMES;
    const focus = () => {
      if (!address || frames-- <= 0 || document.activeElement !== document.body) return;
      const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
      if (link) link.focus({ preventScroll: true });
      else requestAnimationFrame(focus);
    };
    requestAnimationFrame(focus);
    const onClick = ({ target }: MouseEvent) => {
      const address = (target as Element).closest('main a[href]')?.getAttribute('href');
      if (address) used.current.set(key, address);
    };
    addEventListener('click', onClick, true);
    return () => {
      frames = 0;
      removeEventListener('click', onClick, true);
    };
  }, [key, isBack]);
}

/** Shown when the frame cannot be loaded, such as without a database. The style sheets of the layout stay, unlike those below the root. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main id="main">
    <Failure error={error} />
  </main>
);

/** Shown while the next admin page loads (docs/specification.md, section 4). */
function AdminSpinner() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="admin-spinner" role="status">
      {isLoading ? (
        <span className="row absolute small muted gap-2 px-2 rounded on-paper">Loading</span>
      ) : null}
    </div>
  );
}

/** The navigation and the account on small screens. A `<details>` element, which works without JavaScript. */
function AdminSheet({ user, navigation }: { user: FrameUser; navigation: ReactNode }) {
  const ref = useEscape<HTMLDetailsElement>((details) => {
    if (!details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  // The sheet covers the page, so focus that moves on to the page closes it.
  useEffect(() => {
    const details = ref.current!;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    details.addEventListener('focusout', onFocusOut);
    return () => details.removeEventListener('focusout', onFocusOut);
  }, [ref]);
  return (
    <details className="admin-menu" ref={ref}>
      <summary className="row tap px-2 bold">Menu</summary>
      <div className="admin-sheet contained on-sand">
        {navigation}
        <div className="admin-sheet-account pt-4 rule-above">
          <p className="account-name fine min-0 tight">
            Signed in as <b className="small bold">{user.email}</b>{' '}
            <span className="muted">{ROLE_NAMES[user.role]}</span>
          </p>
          <AccountLinks />
        </div>
      </div>
    </details>
  );
}

interface AdminNavigationProps {
  sections: readonly AdminSection[];
  waiting: WaitingCounts;
}

/** Links to the admin pages by section. */
function AdminNavigation({ sections, waiting }: AdminNavigationProps) {
  return (
    <nav aria-label="Admin" className="admin-nav">
      {sections.map(({ label, pages }) => (
        <div key={label ?? ''}>
          {label === undefined ? null : <h2 className="px-3 medium muted fine">{label}</h2>}
          <ul className="py-1" aria-label={label}>
            {pages.map(({ label, icon, path, count }) => (
              <li key={path}>
                <NavLink className="admin-link" to={path} end={path === '/admin'}>
                  <Icon className="admin-icon size-5" size={24} path={icon} />
                  {label}
                  <Waiting count={count && waiting[count]} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** How many records on that page wait for a person. */
function Waiting({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  const label = count > 99 ? '99+' : String(count);
  return (
    <span className="admin-waiting paper middle push bold nums">
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">, {formatCount(count, 'needs', 'need')} attention</span>
    </span>
  );
}

/** How many records wait for a person, by the name of the count in `admin-pages.ts`. */
interface WaitingCounts {
  leads?: number;
}

/** The counts beside the navigation. Part of every admin page, so a failure leaves them out. */
async function countWaiting({
  leads,
  log,
}: Pick<Services, 'leads' | 'log'>): Promise<WaitingCounts> {
  try {
    const { refused, overdue, quarantined } = await leads.backlog();
    return { leads: refused.count + overdue.count + quarantined.count };
  } catch (error) {
    log.warn({ err: error }, 'failed to count what waits for the navigation');
    return {};
  }
}
