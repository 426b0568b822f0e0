import type { Alert } from '#src/domains/alerts/alert.ts';
import { describeAlert } from '#src/domains/alerts/alert-labels.ts';
import type { MailSender } from './confirmation-text.ts';

export interface AlertEmailSettings {
  sender: MailSender;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
}

/** What the alert email says, for both of its parts. */
export interface AlertEmailWords {
  subject: string;
  preview: string;
  heading: string;
  alerts: readonly { count: string; label: string; text: string; href?: string }[];
  button: { label: string; href: string };
  small: readonly string[];
}

export function alertEmailWords(
  { sender, siteUrl }: AlertEmailSettings,
  found: readonly Alert[],
): AlertEmailWords {
  const alerts = found.map((alert) => {
    const { label, text, path } = describeAlert(alert);
    return {
      count: alert.count.toLocaleString('en-US'),
      label,
      text,
      ...(path && { href: siteUrl + path }),
    };
  });
  const told = alerts.map(({ count, label }) => `${count} ${label}`);
  const [first = '', ...others] = told;
  const rest =
    others.length > 0
      ? `, and ${others.length} other ${others.length === 1 ? 'thing' : 'things'}`
      : '';
  return {
    subject: `Needs a look: ${first}${rest}`,
    preview: told.join(', '),
    heading: 'This needs a look',
    alerts,
    button: { label: 'Open the dashboard', href: `${siteUrl}/admin` },
    small: [
      `${sender.name} sends this to ALERT_EMAIL of ${new URL(siteUrl).host} when something needs a person: in the morning, and at once when the CRM refuses a lead or one is overdue, but not more than once a day each.`,
      [sender.name, ...sender.address].join(', '),
    ],
  };
}

/** The plain part, written by hand: a converted page reads like one. */
export function alertPlainText({ heading, alerts, button, small }: AlertEmailWords): string {
  return [
    heading,
    ...alerts.map(({ count, label, text, href }) =>
      [`${count} ${label}`, text, ...(href ? [href] : [])].join('\n'),
    ),
    `${button.label}:\n${button.href}`,
    `-- \n${small.join('\n\n')}`,
    '',
  ].join('\n\n');
}
