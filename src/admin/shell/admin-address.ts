export {
  ACCOUNT_PATH,
  /** asks for a link to choose a new password */
  FORGOT_PASSWORD_PATH as FORGOT_PATH,
} from '#src/domains/site-map/paths.ts';

export const ADMIN_HOME = '/admin';
export const LOGIN_PATH = '/admin/login';
/** the second step of a sign-in */
const CODE_PATH = '/admin/login/code';
export const SIGN_OUT_PATH = '/admin/sign-out';
/** asks again for the password, before a download */
export const CONFIRM_PATH = '/admin/confirm';
export const TEAM_PATH = '/admin/team';
/** sets up two-step sign-in */
export const TWO_STEP_PATH = '/admin/account/two-step';

/** Query parameter of the login page: the page to open after sign-in. */
const RETURN_PARAMETER = 'from';

/** Returns the URL of the login page that remembers the requested page. */
export const loginAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  leadingBack(LOGIN_PATH, adminAddress(pathname + search));

/** Returns the URL of the second step, which remembers the requested page too. */
export const codeAddress = (destination: string): string => leadingBack(CODE_PATH, destination);

/** Returns the URL of the page that asks for the password again, and leads back. */
export const confirmAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  leadingBack(CONFIRM_PATH, adminAddress(pathname + search));

const leadingBack = (path: string, destination: string) =>
  destination === ADMIN_HOME
    ? path
    : `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: destination })}`;

/** Returns the page to open after sign-in; the dashboard when there is none or it is not allowed. */
export function rememberedAddress({ searchParams }: URL): string {
  return adminAddress(searchParams.get(RETURN_PARAMETER) ?? ADMIN_HOME);
}

/**
 * Returns the address when it is an admin page on this site, otherwise the dashboard. The address comes from a link that
 * anyone can craft, so it is parsed like a browser does: `//host`, `/\host` and `/<tab>/host` all lead to another site.
 */
export function adminAddress(requested: string): string {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(requested)) return ADMIN_HOME;
  const here = 'http://here.invalid';
  const { origin, pathname, search } = new URL(requested, here);
  const isAdmin = pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
  // The login page redirects signed-in users, so remembering it would cause a redirect loop.
  const isGate = /^\/admin\/(login(\/.*)?|sign-out|confirm)\/*$/i.test(pathname);
  return origin === here && isAdmin && !isGate ? pathname + search : ADMIN_HOME;
}
