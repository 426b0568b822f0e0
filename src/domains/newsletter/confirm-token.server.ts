import { createHash, randomBytes } from 'node:crypto';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { Confirmation } from './subscription.ts';

/**
 * The token of a confirmation link: derived, never stored (see README.md). The same inputs give the same token, so the
 * job that mails it needs no more than the row and the secret.
 */
export function createConfirmToken(
  secret: string,
  subscriberId: string,
  confirmation: Confirmation,
): string {
  const parts = [subscriberId, confirmation.id, confirmation.expiresAt.toISOString()];
  return createTokenSigner(secret, 'newsletter-confirm')
    .mac(parts.join('\n'))
    .toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 32 random bytes, for a link that must work for years. */
export function createUnsubscribeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens come out of addresses, so anything may stand there; only this shape ever reaches the database. */
export function isToken(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}
