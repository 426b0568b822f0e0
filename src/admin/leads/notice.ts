import { countOf } from '#src/admin/parts/counts.ts';

/** What an action did, told once on the next page. Holds numbers only: it travels in a cookie. */
export type Notice =
  | { did: 'sent' | 'released'; count: number; skipped: number }
  | { did: 'deleted'; count: number }
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
      return only(
        counted(notice, 'sent', 'delivered already, on their way just now, in quarantine, or gone'),
      );
    case 'released':
      return only(counted(notice, 'released', 'not in quarantine'));
    case 'deleted':
      return only(counted({ count: notice.count, skipped: 0 }, 'deleted', ''));
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

function counted({ count, skipped }: { count: number; skipped: number }, did: string, why: string) {
  const was = count === 1 ? 'was' : 'were';
  const done = count === 0 ? `No lead was ${did}.` : `${countOf(count, 'lead')} ${was} ${did}.`;
  return skipped > 0 ? `${done} Left alone, since ${why}: ${skipped}.` : done;
}

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
