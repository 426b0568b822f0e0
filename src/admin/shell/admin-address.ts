export const ADMIN_HOME = '/admin';
export const LOGIN_PATH = '/admin/login';
export const SIGN_OUT_PATH = '/admin/sign-out';

/** Where signing in leads: the parameter of the login page that remembers the page somebody wanted. */
const REMEMBERED = 'from';

/** The login page, remembering what was asked for. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  const origin = adminAddress(pathname + search);
  return origin === ADMIN_HOME
    ? LOGIN_PATH
    : `${LOGIN_PATH}?${new URLSearchParams({ [REMEMBERED]: origin })}`;
}

/** The page that the login page remembers, or the admin's home. */
export function rememberedAddress({ searchParams }: URL): string {
  return adminAddress(searchParams.get(REMEMBERED) ?? ADMIN_HOME);
}

/**
 * The address when it is a page of the admin on this site, else the admin's home. It comes from a link that anybody
 * can send to anybody, so it is read the way a browser would: `//host`, `/\host` and `/<tab>/host` all leave the site.
 */
function adminAddress(asked: string): string {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(asked)) return ADMIN_HOME;
  const here = 'http://here.invalid';
  const { origin, pathname, search } = new URL(asked, here);
  const isAdmin = pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
  // Sent back to the login page, somebody signed in would be sent on in a circle.
  const isGate = /^\/admin\/(login|sign-out)\/*$/i.test(pathname);
  return origin === here && isAdmin && !isGate ? pathname + search : ADMIN_HOME;
}
