import { parseCookie, serializeCookie } from 'cookie-es';

const COOKIE = 'cadron.scheme';
const YEAR_SECONDS = 365 * 86_400;

/** How the admin looks in a browser; without a choice, as the system does. */
const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Reads what was chosen in this browser. */
export function readColorScheme(request: Request): ColorScheme | undefined {
  const { [COOKIE]: chosen } = parseCookie(request.headers.get('Cookie') ?? '');
  return COLOR_SCHEMES.find((scheme) => scheme === chosen);
}

/** The `Set-Cookie` header that keeps a choice for a year; any other value returns to that of the system. */
export function colorSchemeCookie(chosen: string | undefined, secure: boolean): string {
  const scheme = COLOR_SCHEMES.find((one) => one === chosen);
  return serializeCookie(COOKIE, scheme ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: scheme ? YEAR_SECONDS : 0,
  });
}
