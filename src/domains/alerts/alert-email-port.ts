import type { Alert } from './alert.ts';

/** The email's words, written by an adapter. */
export interface AlertEmailText {
  subject: string;
  html: string;
  text: string;
}

export type AlertEmailTemplate = (alerts: readonly Alert[]) => Promise<AlertEmailText>;
