import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';

/** A token for one rendered form. */
export interface FormToken {
  token: string;
  /** minimum age in milliseconds; a form that is sent sooner counts as automated */
  minAgeMs: number;
}

export type FormTokens = ReturnType<typeof createFormTokens>;

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_BYTES = ID_BYTES + TIME_BYTES;
const SHAPE = /^[\w-]{72}$/;
const MAX_AGE_MS = 24 * 3_600_000;
/** Maximum clock difference between two nodes. */
const CLOCK_SKEW_MS = 60_000;
const SLOT_MS = 600_000;
/** No person types and sends a form in less time. */
const MIN_AGE_MS = 2_000;

/** Tokens of rendered forms: a random id and the issue time, signed with HMAC-SHA256. Nothing is stored. */
export function createFormTokens(secret: Secret, clock: Clock, minAgeMs: number = MIN_AGE_MS) {
  const signer = createTokenSigner(secret, 'lead-form');
  return {
    /** Age in milliseconds below which a form counts as automated. */
    minAgeMs,

    /** Returns a new token: 72 characters of base64url. */
    issue() {
      const signed = Buffer.alloc(SIGNED_BYTES);
      randomBytes(ID_BYTES).copy(signed);
      signed.writeUIntBE(clock().getTime(), ID_BYTES, TIME_BYTES);
      return Buffer.concat([signed, signer.mac(signed)]).toString('base64url');
    },

    /** Undefined for a forged or expired token; accepts any text. */
    verify(token: string): { id: string; ageMs: number } | undefined {
      if (!SHAPE.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const signed = bytes.subarray(0, SIGNED_BYTES);
      if (!signer.isGenuine(signed, bytes.subarray(SIGNED_BYTES))) return undefined;
      const ageMs = clock().getTime() - signed.readUIntBE(ID_BYTES, TIME_BYTES);
      if (ageMs < -CLOCK_SKEW_MS || ageMs > MAX_AGE_MS) return undefined;
      return { id: signed.toString('base64url', 0, ID_BYTES), ageMs };
    },
  };
}

/**
 * Returns the same key for every repetition of a submission: the same content of one rendered form or, without a
 * token, within the same ten minutes. Changed content is a new submission. The key contains no personal data.
 */
export function createIdempotencyKey(
  tokenId: string | undefined,
  form: LeadForm,
  email: string,
  fields: LeadFields,
  now: Date,
): string {
  const slot = tokenId ?? Math.floor(now.getTime() / SLOT_MS);
  const byName = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([email, byName, slot]);
  return `${form}:${hash('sha256', content, 'base64url')}`;
}
