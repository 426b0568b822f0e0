import { parseCookie, serializeCookie } from 'cookie-es';
import type { Config } from '#src/platform/config/config.server.ts';

/** The signed id of this browser's run. */
const RUN_COOKIE = 'ai-quotient';
/** The company's name, for browsers without JavaScript. It is stored on the device until the report is requested. */
const COMPANY_COOKIE = 'ai-quotient-company';

/** The answer to the first question that was given on another page, for browsers without JavaScript (ADR 146). */
const WAITING_COOKIE = 'ai-quotient-first';

type CookieConfig = Pick<Config, 'SECURE_COOKIES'>;

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Reads the cookies of a request. The values are unverified. */
export function readRunCookies(request: Request): {
  token?: string;
  company: string;
  waiting: string;
} {
  const {
    [RUN_COOKIE]: token,
    [COMPANY_COOKIE]: company = '',
    [WAITING_COOKIE]: waiting = '',
  } = parseCookie(request.headers.get('Cookie') ?? '');
  return { ...(token && { token }), company, waiting };
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

/** @param option an empty one for none */
export const waitingCookie = (option: string, config: CookieConfig): string =>
  setCookie(WAITING_COOKIE, option, config);
