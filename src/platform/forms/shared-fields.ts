/** A field that people neither see nor reach; whoever fills it in is a program. In every public form. */
export const HONEYPOT_FIELD = 'referral_note';

/** Something in front of one @, and a domain with a dot in it. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What can be said of an address while it is typed; whether it can be mailed to, `normaliseEmail` decides on the server. */
export const looksLikeEmail = (value: string): boolean => EMAIL.test(value);
