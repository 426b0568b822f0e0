import type { Alert } from './alert.ts';

/** The email's words, written by an adapter. */
export interface AlertEmailText {
  subject: string;
  html: string;
  text: string;
}

export type AlertEmailTemplate = (alerts: readonly Alert[]) => Promise<AlertEmailText>;

/** What is asked of a mailer. */
export interface AlertEmailPort {
  /**
   * @returns `refused` when this recipient will never be reached
   * @throws Error when it may work later
   */
  send(
    email: AlertEmailText & { to: string; messageId: string; headers: Record<string, string> },
  ): Promise<'sent' | 'refused'>;
}
