import type { Notice } from '#src/admin/notices/notice.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';

/** Labels of the kinds of rows that an erasure removes: singular, plural. */
const KINDS: Readonly<Record<string, [one: string, many: string]>> = {
  leads: ['lead', 'leads'],
  attempts: ['delivery attempt', 'delivery attempts'],
  subscribers: ['newsletter subscription', 'newsletter subscriptions'],
  results: ['assessment result', 'assessment results'],
  jobs: ['job', 'jobs'],
  mails: ['email', 'emails'],
};

const done = (text: string): Notice => ({ kind: 'done', text });
/** Nothing was changed, and the user should know why. */
const unchanged = (text: string): Notice => ({ kind: 'error', text });

interface Sent {
  count: number;
  /** how many of them have no form in the CRM yet */
  unconfigured: number;
  skipped: number;
}

/** Leads were sent again, or released from quarantine. Counts only, since a notice holds no personal data. */
export function sentNotice(
  intent: 'send-again' | 'release',
  { count, unconfigured, skipped }: Sent,
): Notice {
  // A lead whose CRM form is not configured is not counted as queued.
  const queued = count - unconfigured;
  const [did, why] =
    intent === 'release'
      ? [countSentence(count, 'released'), 'deleted or not in quarantine']
      : [
          queued > 0 ? countSentence(queued, 'queued for the CRM') : countSentence(0, 'sent'),
          'already delivered, being delivered, in quarantine, or deleted',
        ];
  return done(`${did}${unconfiguredSentence(unconfigured)}${skippedSentence(skipped, why)}`);
}

export const deletedNotice = (count: number): Notice => done(countSentence(count, 'deleted'));

/** None of the selected leads exists anymore, or none was selected. */
export function goneNotice(count: number): Notice {
  if (count === 0) return unchanged('No lead was selected. Nothing was changed.');
  return unchanged(
    count === 1
      ? 'This lead no longer exists: it was deleted, or the person was erased. Nothing was changed.'
      : 'These leads no longer exist: they were deleted, or the person was erased. Nothing was changed.',
  );
}

/** @param isSent false if the email is not wanted any more */
export const emailNotice = (isSent: boolean): Notice =>
  isSent
    ? done('The email is being sent.')
    : unchanged('The email was not sent again: it is no longer needed or is already being sent.');

function countSentence(count: number, did: string): string {
  const was = count === 1 ? 'was' : 'were';
  return count === 0 ? `No lead was ${did}.` : `${formatCount(count, 'lead')} ${was} ${did}.`;
}

function unconfiguredSentence(count: number): string {
  if (count === 0) return '';
  const these = count === 1 ? 'lead waits until its' : 'leads wait until their';
  return ` ${formatNumber(count)} ${these} CRM form is configured, and ${count === 1 ? 'is' : 'are'} then delivered.`;
}

const skippedSentence = (count: number, why: string) =>
  count > 0 ? ` ${formatNumber(count)} skipped: ${why}.` : '';

/** A person was erased. @param removed numbers of rows by kind */
export function erasedNotice(removed: Record<string, number>): Notice {
  const items = Object.entries(removed)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => {
      const [one, many] = KINDS[kind] ?? [kind, kind];
      return formatCount(count, one, many);
    });
  if (items.length === 0)
    return done(
      'Nothing was found for this address: no lead, no subscription, no email. Nothing was erased.',
    );
  return { kind: 'done', text: 'The person was erased. Removed:', items };
}
