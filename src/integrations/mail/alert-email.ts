import { describeAlert } from '#src/domains/alerts/alert-labels.ts';
import type { AlertEmailTemplate } from '#src/domains/alerts/send-alert-email.server.ts';
import type { EmailSender } from './email-text.ts';
import { writeEmail } from './write-email.tsx';

interface AlertEmailSettings {
  sender: EmailSender;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
}

/** Creates the template of the alert email. */
export const createAlertEmail =
  ({ sender, siteUrl }: AlertEmailSettings): AlertEmailTemplate =>
  (found) => {
    const alerts = found.map((alert) => {
      const { title: label, detail: text, to } = describeAlert(alert);
      return {
        count: alert.count.toLocaleString('en-US'),
        label,
        text,
        ...(to && { href: siteUrl + to }),
      };
    });
    const summaries = alerts.map(({ count, label }) => `${count} ${label}`);
    const [first = '', ...others] = summaries;
    const rest =
      others.length > 0
        ? `, and ${others.length} other ${others.length === 1 ? 'thing' : 'things'}`
        : '';
    return writeEmail({
      subject: `Action needed: ${first}${rest}`,
      preview: summaries.join(', '),
      heading: 'This needs your attention',
      paragraphs: [],
      alerts,
      button: { label: 'Open the dashboard', href: `${siteUrl}/admin` },
      small: [
        `Sent to the ALERT_EMAIL address of ${new URL(siteUrl).host}: in the morning when something needs attention, and right away when the CRM refuses a lead or a lead is overdue. Each kind comes at most once a day.`,
      ],
      sender,
    });
  };
