/** Honeypot in every public form: hidden from people, so only bots fill it in. */
export const HONEYPOT_FIELD = 'referral_note';

/** A local part, one @, and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A quick check while typing; `normalizeEmail` decides on the server. */
export const looksLikeEmail = (value: string): boolean => EMAIL.test(value);
