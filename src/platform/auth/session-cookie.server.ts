import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie';
import { currentSecret, type Secret, secretsOf } from '#src/platform/signed-token/secret.ts';

/** The cookie of a signed-in browser: the token of its session, signed. */
export type SessionCookie = ReturnType<typeof createSessionCookie>;

const NAME = 'cadron.session_token';

/** @param options.isSecure sets the Secure attribute and the __Host- prefix */
export function createSessionCookie(options: { secret: Secret; isSecure: boolean }) {
  const { secret, isSecure } = options;
  const name = isSecure ? `__Host-${NAME}` : NAME;
  /** Until ADR 077 the cookie had another prefix. */
  const earlier = `__Secure-${NAME}`;
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure } as const;
  const remove = (one: string) => serialize(one, '', { ...attributes, maxAge: 0 });

  return {
    /** Returns the token in a Cookie header; undefined unless we signed it. */
    async tokenOf(cookies: string): Promise<string | undefined> {
      for (const one of isSecure ? [name, earlier] : [name])
        for (const key of secretsOf(secret)) {
          const token = (await parseSigned(cookies, key, one))[one];
          if (token) return token;
        }
      return undefined;
    },
    /** Returns the Set-Cookie values of a session. @param maxAge in seconds */
    async issue(token: string, maxAge: number): Promise<string[]> {
      const cookie = serializeSigned(name, token, currentSecret(secret), { ...attributes, maxAge });
      return isSecure ? [await cookie, remove(earlier)] : [await cookie];
    },
    /** Returns the Set-Cookie values that remove it. */
    clear: (): string[] => (isSecure ? [remove(name), remove(earlier)] : [remove(name)]),
  };
}
