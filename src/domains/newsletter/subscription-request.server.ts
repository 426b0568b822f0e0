import { z } from 'zod';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { SUBSCRIPTION_SOURCES } from './subscription.ts';

/** An address in its normal form; refuses every address that {@link normalizeEmail} refuses. */
export const emailSchema = z.string().transform((value, context) => {
  const email = normalizeEmail(value);
  if (email === undefined) context.addIssue({ code: 'custom', message: 'not an email address' });
  return email ?? z.NEVER;
});

/** The fields of the newsletter form. Only a bad address is an error: the hidden fields fall back. */
export const subscriptionRequestSchema = z.object({
  email: emailSchema,
  source: z.enum(SUBSCRIPTION_SOURCES).catch('page'),
  /** version of the consent that was shown, as the form says */
  consent: z.string().max(20).catch(''),
  [HONEYPOT_FIELD]: z.string().catch(''),
});
