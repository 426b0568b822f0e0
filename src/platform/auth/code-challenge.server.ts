import { hash } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { Clock } from '#src/platform/clock/clock.ts';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { Credential } from './credentials.server.ts';

const MAX_AGE_SECONDS = 10 * 60;

/** The cookie between the two steps of a sign-in. It grants nothing but the attempt to enter a code. */
export type CodeChallenges = ReturnType<typeof createCodeChallenges>;

/** The password's hash is part of what is signed, so the cookie ends with the password. Nothing is stored. */
export function createCodeChallenges(options: {
  secret: Secret;
  clock: Clock;
  /** sets the Secure attribute and the __Host- prefix */
  isSecure: boolean;
}) {
  const { secret, clock, isSecure } = options;
  const name = isSecure ? '__Host-cadron.sign-in' : 'cadron.sign-in';
  const signer = createTokenSigner(secret, 'code-challenge');
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const digest = (text: string) => hash('sha256', text, 'base64url');
  const attributes = {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/', // required by the __Host- prefix
    secure: isSecure,
  } as const;

  /** [user id, expiry in seconds, digest of the password's hash] */
  function read(cookies: string): readonly [string, number, string] | undefined {
    const payload = signer.open(parse(cookies, name)[name] ?? '');
    const [userId, expiry, password] = payload?.split('|') ?? [];
    if (!userId || !expiry || !password) return undefined;
    return [userId, Number(expiry), password];
  }

  return {
    /** Returns the Set-Cookie value after the right password. */
    issue({ userId, passwordHash }: Credential) {
      const parts = [userId, seconds() + MAX_AGE_SECONDS, digest(passwordHash)];
      return serialize(name, signer.sign(parts.join('|')), {
        ...attributes,
        maxAge: MAX_AGE_SECONDS,
      });
    },
    /** Returns the id of the user who entered the password; check the rest with `matches`. */
    userOf: (cookies: string): string | undefined => read(cookies)?.[0],
    /** Whether the cookie is of this password and not older than ten minutes. */
    matches(cookies: string, { userId, passwordHash }: Credential) {
      const [user, expiry, password] = read(cookies) ?? [];
      return (
        user === userId &&
        expiry !== undefined &&
        expiry > seconds() &&
        password === digest(passwordHash)
      );
    },
    /** Returns the Set-Cookie value that removes it. */
    clear: () => serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}
