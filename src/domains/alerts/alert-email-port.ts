import type { Alert } from './alert.ts';

/** A rendered email. */
interface AlertEmailText {
  subject: string;
  html: string;
  text: string;
}

export type AlertEmailTemplate = (alerts: readonly Alert[]) => Promise<AlertEmailText>;
