// Moved; this file goes as soon as src/integrations/mail/message.ts imports the new place.
export { normaliseEmail } from '#src/platform/mail-address/email-address.ts';
