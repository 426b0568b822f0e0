import { expect, test } from 'vitest';
import { type EmailView, NO_MAIL_SERVER } from '#src/platform/emails/email.ts';
import { emailLine } from './email-line.ts';
import { emailLinks } from './email-links.ts';

const NOW = new Date('2026-11-22T15:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const email = (changes: Partial<EmailView>): EmailView => ({
  id: 'e',
  kind: 'visitor',
  state: 'waiting',
  round: 0,
  attempts: 0,
  reason: null,
  dueAt: minutes(-1),
  nextAttemptAt: minutes(-1),
  sentAt: null,
  updatedAt: minutes(-1),
  ...changes,
});
const line = (changes: Partial<EmailView>) => {
  const { status, at, detail, action } = emailLine(email(changes), NOW);
  return [status, `${at.label} ${at.time.relative}`, detail, action];
};

test.each<[string, Partial<EmailView>, string[]]>([
  ['new', {}, ['waiting', 'Due 1 minute ago', '', 'Send now']],
  [
    'in a pause',
    { attempts: 2, nextAttemptAt: minutes(5), reason: 'no' },
    ['waiting', 'Next attempt in 5 minutes', '2 attempts', 'Send now'],
  ],
  [
    'waiting for more than an hour',
    { attempts: 6, dueAt: minutes(-61), nextAttemptAt: minutes(30) },
    ['overdue', 'Next attempt in 30 minutes', '6 attempts', 'Send now'],
  ],
  [
    'sent at once',
    { state: 'sent', attempts: 1, sentAt: minutes(-2), nextAttemptAt: null },
    ['sent', 'Sent 2 minutes ago', '', 'Send again'],
  ],
  [
    'settled without a mail server',
    { state: 'sent', attempts: 1, nextAttemptAt: null, reason: NO_MAIL_SERVER },
    ['kept', 'Written to a file 1 minute ago', '', 'Send again'],
  ],
  [
    'sent, then refused when it was sent again',
    {
      state: 'failed',
      attempts: 1,
      round: 1,
      nextAttemptAt: null,
      sentAt: new Date('2026-11-20T15:00:00Z'),
      updatedAt: minutes(-3),
      reason: 'no',
    },
    [
      'failed',
      'Gave up 3 minutes ago',
      '1 attempt, sent before, Nov 20, 2026, 9:00:00 AM CST',
      'Send again',
    ],
  ],
])('formats an email that is %s', (_, changes, expected) => {
  expect(line(changes)).toEqual(expected);
});

test('links to failed and overdue emails, and to the current filter', () => {
  const counts = { waiting: 3, overdue: 0, failed: 2, kept: 0 };
  const labels = (current?: 'waiting' | 'overdue') =>
    emailLinks('/admin/leads', counts, current).map(({ label, isCurrent }) => [label, isCurrent]);
  expect(labels()).toEqual([['Emails failed', false]]);
  expect(labels('waiting')).toEqual([
    ['Emails waiting', true],
    ['Emails failed', false],
  ]);
  expect(labels('overdue')).toEqual([
    ['Emails overdue', true],
    ['Emails failed', false],
  ]);
});
