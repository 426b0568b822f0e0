import { type ScreenDocument, stateNow } from './screen-document.ts';
import { formatSiteTime } from './site-time.ts';

const time = (iso: string) => formatSiteTime(new Date(iso));

/** What visitors see, in one or two sentences. */
export function publicText(document: ScreenDocument, version: number): string {
  const { live, offlineSince, formerAddress, trashedAt } = document;
  const state = stateNow(document, version);
  if (trashedAt)
    return `In the trash since ${time(trashedAt)}. It is deleted for good after 30 days.`;
  if (live) {
    const since = live.since ? ` since ${time(live.since)}` : ', with its built-in text';
    const place = live.address ? ` at ${live.address}` : '';
    const same =
      state === 'published'
        ? ' It is the text on this screen.'
        : ' Your changes are not public yet.';
    return `Public${place}${since}.${same}`;
  }
  if (offlineSince) {
    const what = formerAddress ? ` Visitors of ${formerAddress} read that the page is gone.` : '';
    return `Offline since ${time(offlineSince)}.${what}`;
  }
  return 'Not public yet. Only the team can see it.';
}

/** What will happen by itself. */
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

/** What visitors get after a change that takes something away. */
export function consequenceOf(
  type: 'unpublish' | 'trash' | 'reset-to-built-in',
  { kind, live, builtInPath }: ScreenDocument,
): string {
  const isSection = kind === 'section';
  const place = live?.address ?? 'its address';
  switch (type) {
    case 'unpublish':
      if (isSection) return 'Visitors no longer see it on any page. The text stays here.';
      return `Visitors of ${place} will read that the page is gone (410), and search engines will drop it. The text stays here${builtInPath ? ', and its built-in text can be put back' : ''}.`;
    case 'trash':
      if (isSection && live)
        return 'Visitors no longer see it on any page. You can restore it from the trash for 30 days.';
      return live
        ? `Visitors of ${place} will read that the page is gone (410). You can restore it from the trash for 30 days.`
        : 'You can restore it from the trash for 30 days.';
    case 'reset-to-built-in':
      return `Visitors of ${builtInPath ?? place} will see the built-in text at once. Your text stays in the history.`;
  }
}
