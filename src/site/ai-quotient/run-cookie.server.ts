import { parseCookie, serializeCookie } from 'cookie-es';
import type { Config } from '#src/platform/config/config.server.ts';

/** The signed id of this browser's run. */
const RUN = 'ai-quotient';
/** The company's name, for browsers without JavaScript: it waits on the device until the report is asked for. */
const COMPANY = 'ai-quotient-company';

type CookieConfig = Pick<Config, 'SECURE_COOKIES'>;

const YEAR_SECONDS = 365 * 24 * 3_600;

/** What the cookies of a request hold; anything may stand there. */
export function readRunCookies(request: Request): { token?: string; company: string } {
  const { [RUN]: token, [COMPANY]: company = '' } = parseCookie(
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
  setCookie(RUN, token, config);

export const companyCookie = (company: string, config: CookieConfig): string =>
  setCookie(COMPANY, company, config);
