import { createHash, randomBytes } from 'node:crypto';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { Confirmation } from './subscription.ts';

/**
 * Derives the token of a confirmation link (32 bytes, base64url). It is never stored (see README.md): the same inputs
 * give the same token, so the job that sends it needs only the row and the secret.
 */
export function createConfirmToken(
  secret: Secret,
  subscriberId: string,
  confirmation: Confirmation,
): string {
  const parts = [subscriberId, confirmation.id, confirmation.expiresAt.toISOString()];
  return createTokenSigner(secret, 'newsletter-confirm')
    .mac(parts.join('\n'))
    .toString('base64url');
}

/** Returns the SHA-256 hash that the database stores of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Creates a token of 32 random bytes for a link that works for years. */
export function createUnsubscribeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a value has the shape of a token. Tokens come from URLs, so only this shape may reach the database. */
export function isToken(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}
