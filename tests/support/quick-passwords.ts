/**
 * Replaces `password-cost.ts` in integration tests, which hash hundreds of passwords: one takes a tenth of a second of a
 * core. Hashes of the real cost verify all the same, and end-to-end tests make them.
 */
export const PASSWORD_COST = 2;
