import type { Notice } from '#src/admin/notices/notice.ts';
import { formatCount } from '#src/admin/parts/counts.ts';

/** The result of an action on leads: counts only, since a notice holds no personal data. */
export type LeadResult =
  /** `unconfigured` of the `count` have no form in the CRM yet */
  | { did: 'sent' | 'released'; count: number; unconfigured: number; skipped: number }
  | { did: 'deleted'; count: number }
  /** none of the selected leads exists anymore */
  | { did: 'gone'; count: number }
  | { did: 'erased'; removed: Record<string, number> }
  | { did: 'email'; count: number }
  | { did: 'nothing' };

/** Labels of the kinds of rows that an erasure removes: singular, plural. */
const KINDS: Readonly<Record<string, [one: string, many: string]>> = {
  leads: ['lead', 'leads'],
  attempts: ['delivery attempt', 'delivery attempts'],
  subscribers: ['newsletter subscription', 'newsletter subscriptions'],
  results: ['assessment result', 'assessment results'],
  jobs: ['job', 'jobs'],
  mails: ['email', 'emails'],
};

/** The result in words. */
export function leadNotice(result: LeadResult): Notice {
  switch (result.did) {
    case 'sent':
      return done(sentText(result));
    case 'released':
      return done(
        [
          countSentence(result.count, 'released'),
          unconfiguredSentence(result.unconfigured),
          skippedSentence(result.skipped, 'deleted or not in quarantine'),
        ].join(''),
      );
    case 'deleted':
      return done(countSentence(result.count, 'deleted'));
    case 'gone':
      return unchanged(
        result.count === 1
          ? 'This lead no longer exists: it was deleted, or the person was erased. Nothing was changed.'
          : 'These leads no longer exist: they were deleted, or the person was erased. Nothing was changed.',
      );
    case 'email':
      return result.count > 0
        ? done('The email is being sent.')
        : unchanged(
            'The email was not sent again: it is no longer needed or is already being sent.',
          );
    case 'erased':
      return erasedText(result.removed);
    case 'nothing':
      return unchanged('No lead was selected. Nothing was changed.');
  }
}

const done = (text: string): Notice => ({ kind: 'done', text });
/** Nothing was changed, and the user should know why. */
const unchanged = (text: string): Notice => ({ kind: 'error', text });

interface Sent {
  count: number;
  unconfigured: number;
  skipped: number;
}

/** A lead whose CRM form is not configured is not counted as queued. */
function sentText({ count, unconfigured, skipped }: Sent): string {
  const queued = count - unconfigured;
  const done = queued > 0 ? countSentence(queued, 'queued for the CRM') : countSentence(0, 'sent');
  const why = 'already delivered, being delivered, in quarantine, or deleted';
  return `${done}${unconfiguredSentence(unconfigured)}${skippedSentence(skipped, why)}`;
}

function countSentence(count: number, did: string): string {
  const was = count === 1 ? 'was' : 'were';
  return count === 0 ? `No lead was ${did}.` : `${formatCount(count, 'lead')} ${was} ${did}.`;
}

function unconfiguredSentence(count: number): string {
  if (count === 0) return '';
  const these = count === 1 ? 'lead waits until its' : 'leads wait until their';
  return ` ${count.toLocaleString('en-US')} ${these} CRM form is configured, and ${count === 1 ? 'is' : 'are'} then delivered.`;
}

const skippedSentence = (count: number, why: string) =>
  count > 0 ? ` ${count.toLocaleString('en-US')} skipped: ${why}.` : '';

function erasedText(removed: Record<string, number>): Notice {
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
