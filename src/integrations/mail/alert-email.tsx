import type { AlertEmailTemplate } from '#src/domains/alerts/alert-email-port.ts';
import { type AlertEmailSettings, alertEmailContent, alertPlainText } from './alert-email-text.ts';

/** Creates the template of the alert email. The renderer is loaded with the first email, to keep the start fast. */
export function createAlertEmail(settings: AlertEmailSettings): AlertEmailTemplate {
  return async (alerts) => {
    const [{ render }, { AlertEmailView }] = await Promise.all([
      import('react-email'),
      import('./alert-email-view.tsx'),
    ]);
    const content = alertEmailContent(settings, alerts);
    const html = await render(<AlertEmailView content={content} />);
    return { subject: content.subject, html, text: alertPlainText(content) };
  };
}
