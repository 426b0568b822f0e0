/** Honeypot in every public form: hidden from people, so only bots fill it in. */
export const HONEYPOT_FIELD = 'referral_note';

/**
 * Header with which the script of a form asks for the form or its confirmation alone, instead of a document. Its value is the level
 * of the confirmation's heading.
 */
export const PANEL_HEADER = 'X-Requested-Panel';
