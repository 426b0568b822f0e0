import type { Alert } from '#src/domains/alerts/alert.ts';
import { describeAlert } from '#src/domains/alerts/alert-labels.ts';
import type { EmailSender } from './confirmation-text.ts';

export interface AlertEmailSettings {
  sender: EmailSender;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
}

/** The text of the alert email, for its HTML and plain parts. */
export type AlertEmailContent = ReturnType<typeof alertEmailContent>;

export function alertEmailContent(
  { sender, siteUrl }: AlertEmailSettings,
  found: readonly Alert[],
) {
  const alerts = found.map((alert) => {
    const { label, text, path } = describeAlert(alert);
    return {
      count: alert.count.toLocaleString('en-US'),
      label,
      text,
      ...(path && { href: siteUrl + path }),
    };
  });
  const summaries = alerts.map(({ count, label }) => `${count} ${label}`);
  const [first = '', ...others] = summaries;
  const rest =
    others.length > 0
      ? `, and ${others.length} other ${others.length === 1 ? 'thing' : 'things'}`
      : '';
  return {
    brand: sender.shortName,
    subject: `Action needed: ${first}${rest}`,
    preview: summaries.join(', '),
    heading: 'This needs your attention',
    alerts,
    button: { label: 'Open the dashboard', href: `${siteUrl}/admin` },
    small: [
      `Sent to the ALERT_EMAIL address of ${new URL(siteUrl).host}: in the morning when something needs attention, and right away when the CRM refuses a lead or a lead is overdue. Each kind comes at most once a day.`,
      [sender.name, ...sender.address].join(', '),
    ],
  };
}

/** The plain part. Written by hand, because text converted from HTML reads badly. */
export function alertPlainText({ heading, alerts, button, small }: AlertEmailContent): string {
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
