import { NO_MAIL_SERVER } from '#src/platform/emails/email.ts';
import type { EmailStatus } from './email-line.ts';
import { Mark, type MarkShape } from '#src/admin/kit/mark.tsx';

const SHAPES: Readonly<Record<EmailStatus, MarkShape>> = {
  waiting: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  overdue: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M6 3.5V6l2 1.5' },
  sent: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  failed: { path: 'M2 2l8 8M10 2l-8 8' },
  kept: { path: 'M2 2l8 8M10 2l-8 8' },
};

const LABELS: Readonly<Record<EmailStatus, string>> = {
  waiting: 'Waiting',
  overdue: 'Overdue',
  sent: 'Sent',
  failed: 'Failed',
  kept: NO_MAIL_SERVER,
};

/** The state of an email as a label with an icon. Pass `label` where the context does not show that it is an email. */
export const EmailMark = ({ status, label }: { status: EmailStatus; label?: string }) => (
  <Mark shape={SHAPES[status]} state={`email-${status}`} label={label ?? LABELS[status]} />
);
