import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import type { ChangeBody } from '#src/domains/documents/documents.server.ts';
import { type ScreenDocument, stateNow } from './screen-document.ts';
import { formatSiteTime } from './site-time.ts';

const time = (iso: string) => formatSiteTime(new Date(iso));

/** The public state of a document, in one or two sentences. */
export function publicText(document: ScreenDocument, version: number): string {
  const { live, offlineSince, formerAddress, trashedAt } = document;
  const state = stateNow(document, version);
  if (document.kind === 'template' && !trashedAt) return templateText(document, state);
  if (trashedAt)
    return `In the trash since ${time(trashedAt)}. It is deleted for good after 30 days.`;
  if (live) {
    const since = live.since ? ` since ${time(live.since)}` : ', with its built-in text';
    const place = live.address ? ` at ${live.address}` : '';
    const same =
      state === 'published'
        ? ' It is the text on this screen.'
        : ' The changes are not public yet.';
    return `Public${place}${since}.${same}`;
  }
  if (offlineSince) {
    const what = formerAddress ? ` Visitors of ${formerAddress} read that the page is gone.` : '';
    return `Offline since ${time(offlineSince)}.${what}`;
  }
  return 'Not public yet. Only the team can see it.';
}

/** Visitors see no template, so it says what writers get. */
function templateText({ live, offlineSince }: ScreenDocument, state: DocumentState): string {
  if (live) {
    const since = live.since ? ` since ${time(live.since)}` : '';
    return state === 'published'
      ? `New posts are made from it${since}. It is the version on this screen.`
      : `New posts are made from it${since}, without your changes since then.`;
  }
  return offlineSince
    ? `Archived since ${time(offlineSince)}. Posts made from it keep it.`
    : 'A draft: no post can be made from it until you publish it.';
}

/** Changes to come by a schedule. */
export function scheduleTexts({ publish, unpublishAt, version }: ScreenDocument): string[] {
  return [
    ...(publish
      ? [
          `Becomes public on ${time(publish.at)}${publish.version === version ? '' : ', as it was when it was scheduled'}.`,
        ]
      : []),
    ...(unpublishAt ? [`Goes offline on ${time(unpublishAt)}.`] : []),
  ];
}

/** The consequence for visitors of a change that takes something away. */
export function consequenceOf(
  type: 'unpublish' | 'trash' | 'reset-to-built-in',
  { kind, live, builtInPath }: ScreenDocument,
): string {
  const isSection = kind === 'section';
  const isTemplate = kind === 'template';
  const place = live?.address ?? 'its address';
  switch (type) {
    case 'unpublish':
      if (isTemplate)
        return 'No new post can be made from it. Posts that were made from it keep it, and you can publish it again.';
      if (isSection) return 'Visitors no longer see it on any page. The text stays here.';
      return `Visitors of ${place} will read that the page is gone (410), and search engines will drop it. The text stays here${builtInPath ? ', and its built-in text can be put back' : ''}.`;
    case 'trash':
      if (isTemplate && live)
        return 'No new post can be made from it. You can restore it from the trash for 30 days.';
      if (isSection && live)
        return 'Visitors no longer see it on any page. You can restore it from the trash for 30 days.';
      return live
        ? `Visitors of ${place} will read that the page is gone (410). You can restore it from the trash for 30 days.`
        : 'You can restore it from the trash for 30 days.';
    case 'reset-to-built-in':
      return `Visitors of ${builtInPath ?? place} will see the built-in text at once. Your text stays in the history.`;
  }
}

const DONE: Readonly<Record<ChangeBody['type'], string>> = {
  publish: 'Published. Visitors see it now.',
  schedule: 'Scheduled.',
  'schedule-unpublish': 'Scheduled.',
  'cancel-schedule': 'The schedule is canceled.',
  unpublish: 'Taken offline.',
  trash: 'Moved to the trash.',
  'restore-from-trash': 'Restored from the trash.',
  'reset-to-built-in': 'The built-in text is public again.',
};

/** Visitors see no template. */
const TEMPLATE_DONE: Partial<typeof DONE> = {
  publish: 'Published. New posts are made from it, and open ones are offered the changes.',
  unpublish: 'Archived.',
};

/** The result of a change. */
export const doneText = (type: ChangeBody['type'], kind: DocumentKind): string =>
  (kind === 'template' ? TEMPLATE_DONE[type] : undefined) ?? DONE[type];
