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
