import type { Config } from '#src/platform/config/config.server.ts';

/** The signed id of this browser's run. */
const RUN = 'ai-quotient';
/** The company's name, for browsers without JavaScript: it waits on the device until the report is asked for. */
const COMPANY = 'ai-quotient-company';

type CookieConfig = Pick<Config, 'SECURE_COOKIES'>;

const YEAR_SECONDS = 365 * 24 * 3_600;

/** What the cookies of a request hold; anything may stand there. */
export function readRunCookies(request: Request): { token?: string; company: string } {
  const cookies = new Map(
    (request.headers.get('Cookie') ?? '').split(/;\s*/).map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  const token = cookies.get(RUN);
  return { ...(token && { token }), company: decoded(cookies.get(COMPANY) ?? '') };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const cookie = (name: string, value: string, { SECURE_COOKIES }: CookieConfig) =>
  `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax` +
  (SECURE_COOKIES ? '; Secure' : '');

export const runCookie = (token: string, config: CookieConfig): string =>
  cookie(RUN, token, config);

export const companyCookie = (company: string, config: CookieConfig): string =>
  cookie(COMPANY, encodeURIComponent(company), config);
