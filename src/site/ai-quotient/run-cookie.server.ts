import { parseCookie, serializeCookie } from 'cookie-es';
import type { Config } from '#src/platform/config/config.server.ts';

/** The signed id of this browser's run. */
const RUN_COOKIE = 'ai-quotient';
/** The company's name, for browsers without JavaScript. It is stored on the device until the report is requested. */
const COMPANY_COOKIE = 'ai-quotient-company';

type CookieConfig = Pick<Config, 'SECURE_COOKIES'>;

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Reads the cookies of a request. The values are unverified. */
export function readRunCookies(request: Request): { token?: string; company: string } {
  const { [RUN_COOKIE]: token, [COMPANY_COOKIE]: company = '' } = parseCookie(
    request.headers.get('Cookie') ?? '',
  );
  return { ...(token && { token }), company };
}

const setCookie = (name: string, value: string, { SECURE_COOKIES }: CookieConfig) =>
  serializeCookie(name, value, {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: SECURE_COOKIES,
  });

export const runCookie = (token: string, config: CookieConfig): string =>
  setCookie(RUN_COOKIE, token, config);

export const companyCookie = (company: string, config: CookieConfig): string =>
  setCookie(COMPANY_COOKIE, company, config);
