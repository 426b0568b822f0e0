import { countOf } from '#src/admin/parts/counts.ts';

/** What an action did, told once on the next page. Holds numbers only: it travels in a cookie. */
export type Notice =
  /** `unconfigured` of the `count` have no form in the CRM yet */
  | { did: 'sent' | 'released'; count: number; unconfigured: number; skipped: number }
  | { did: 'deleted'; count: number }
  /** the leads that were meant are no longer there */
  | { did: 'gone'; count: number }
  | { did: 'erased'; removed: Record<string, number> }
  | { did: 'email'; count: number }
  | { did: 'nothing' };

/** Kinds of rows that erasing a person removes, for people. */
const KINDS: Readonly<Record<string, [one: string, many: string]>> = {
  leads: ['lead', 'leads'],
  attempts: ['attempt at the CRM', 'attempts at the CRM'],
  subscribers: ['newsletter subscription', 'newsletter subscriptions'],
  results: ['result of the assessment', 'results of the assessment'],
  jobs: ['job', 'jobs'],
  mails: ['mail', 'mails'],
};

export interface NoticeText {
  text: string;
  /** what was removed, one line each */
  items: readonly string[];
}

/** Puts a notice into words. */
export function noticeText(notice: Notice): NoticeText {
  switch (notice.did) {
    case 'sent':
      return only(sentText(notice));
    case 'released':
      return only(
        [
          counted(notice.count, 'released'),
          waiting(notice.unconfigured),
          leftAlone(notice.skipped, 'not in quarantine, or gone'),
        ].join(''),
      );
    case 'deleted':
      return only(counted(notice.count, 'deleted'));
    case 'gone':
      return only(
        `${notice.count === 1 ? 'This lead is' : 'These leads are'} no longer here: deleted in the meantime, or the person was erased. So nothing happened.`,
      );
    case 'email':
      return only(
        notice.count > 0
          ? 'The email goes out now.'
          : 'The email was left alone: it is not wanted any more, or being sent at this moment.',
      );
    case 'erased':
      return erasedText(notice.removed);
    case 'nothing':
      return only('No lead was selected, so nothing happened.');
  }
}

const only = (text: string): NoticeText => ({ text, items: [] });

interface Sent {
  count: number;
  unconfigured: number;
  skipped: number;
}

/** A lead whose form is not configured is not on its way, whatever was clicked. */
function sentText({ count, unconfigured, skipped }: Sent): string {
  const queued = count - unconfigured;
  const done = queued > 0 ? counted(queued, 'queued for the CRM') : counted(0, 'sent');
  const why = 'delivered already, on their way just now, in quarantine, or gone';
  return `${done}${waiting(unconfigured)}${leftAlone(skipped, why)}`;
}

function counted(count: number, did: string): string {
  const was = count === 1 ? 'was' : 'were';
  return count === 0 ? `No lead was ${did}.` : `${countOf(count, 'lead')} ${was} ${did}.`;
}

function waiting(count: number): string {
  if (count === 0) return '';
  const these = count === 1 ? 'lead waits until its' : 'leads wait until their';
  return ` ${count.toLocaleString('en-US')} ${these} CRM form is configured, and then ${count === 1 ? 'goes' : 'go'} out.`;
}

const leftAlone = (count: number, why: string) =>
  count > 0 ? ` Left alone, since ${why}: ${count}.` : '';

function erasedText(removed: Record<string, number>): NoticeText {
  const items = Object.entries(removed)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => {
      const [one, many] = KINDS[kind] ?? [kind, kind];
      return countOf(count, one, many);
    });
  if (items.length === 0)
    return only(
      'Nothing was found under this address: no lead, no subscription, no mail. So nothing was erased.',
    );
  return { text: 'The person was erased. We removed', items };
}
