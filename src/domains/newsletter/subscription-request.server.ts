import { z } from 'zod';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { SUBSCRIPTION_SOURCES } from './subscription.ts';

/** Parses and normalizes an address; rejects what {@link normalizeEmail} rejects. */
export const emailSchema = z.string().transform((value, context) => {
  const email = normalizeEmail(value);
  if (email === undefined) context.addIssue({ code: 'custom', message: 'not an email address' });
  return email ?? z.NEVER;
});

/** The form that was posted, whatever its address is. */
export const subscriptionSourceSchema = z.object({
  source: z.enum(SUBSCRIPTION_SOURCES).catch('page'),
});

/** The fields of the newsletter form. Only an invalid address is an error; hidden fields fall back to defaults. */
export const subscriptionRequestSchema = subscriptionSourceSchema.extend({
  email: emailSchema,
  /** version of the consent text shown beside the form */
  consent: z.string().max(20).catch(''),
  [HONEYPOT_FIELD]: z.string().catch(''),
});
