import type { AlertEmailTemplate } from '#src/domains/alerts/alert-email-port.ts';
import { type AlertEmailSettings, alertEmailWords, alertPlainText } from './alert-email-text.ts';

/** The email about what needs a person. As with the others, the renderer is loaded with the first one. */
export function alertEmail(settings: AlertEmailSettings): AlertEmailTemplate {
  return async (alerts) => {
    const [{ render }, { AlertEmailView }] = await Promise.all([
      import('react-email'),
      import('./alert-email-view.tsx'),
    ]);
    const words = alertEmailWords(settings, alerts);
    const html = await render(<AlertEmailView words={words} />);
    return { subject: words.subject, html, text: alertPlainText(words) };
  };
}
