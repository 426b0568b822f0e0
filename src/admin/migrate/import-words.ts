import type {
  ImportItemView,
  ImportPhase,
  ItemChange,
  ItemState,
} from '#src/domains/imports/import.ts';
import type { PlannedPost } from '#src/domains/imports/planned-post.ts';
import type { SourceWarningKind } from '#src/domains/imports/source.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { MarkShape } from '#src/admin/parts/mark.tsx';

const RING = 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9';
const CHECK = 'M2.5 6.25 5 8.75l4.5-5.5';
const CROSS = 'M3 3l6 6M9 3l-6 6';
const PAUSE = 'M4 2.5v7M8 2.5v7';

/** What people read of where an import stands. */
export const PHASES: Readonly<Record<ImportPhase, { label: string; shape: MarkShape }>> = {
  reading: { label: 'Reading', shape: { path: RING } },
  planned: { label: 'Ready to check', shape: { path: RING, isFilled: true } },
  running: { label: 'Importing', shape: { path: RING } },
  paused: { label: 'Paused', shape: { path: PAUSE } },
  done: { label: 'Imported', shape: { path: CHECK } },
  undoing: { label: 'Taking back', shape: { path: RING } },
  undone: { label: 'Taken back', shape: { path: CROSS } },
  canceled: { label: 'Canceled', shape: { path: CROSS } },
  failed: { label: 'Not readable', shape: { path: CROSS } },
};

export const CHANGES: Readonly<Record<ItemChange, string>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  conflict: 'Edited on both sides',
  unreadable: 'Not readable',
};

export const STATES: Readonly<Record<ItemState, string>> = {
  planned: 'Will be imported',
  'left-out': 'Left out',
  done: 'Imported',
  failed: 'Failed',
  undone: 'Taken back',
  kept: 'Kept',
};

export const WARNINGS: Readonly<Record<SourceWarningKind, string>> = {
  'left-out': 'Has no place in a post',
  'missing-file': 'Missing pictures',
  date: 'Dates',
  'made-up': 'Made up or changed',
  state: 'Not public',
  damaged: 'Damaged',
};

/** The same, of an import that went no further. */
export const stateWord = (state: ItemState, phase: ImportPhase): string =>
  state === 'planned' && (phase === 'canceled' || phase === 'undone')
    ? 'Not imported'
    : STATES[state];

/** Whether only those may take an item in who may change the settings that it holds. */
export const isOwnersOnly = ({ planned }: ImportItemView): boolean =>
  planned?.whole?.type === 'part' && planned.whole.part === 'settings';

/** An item as it is listed. @param isOwner whether the person may change settings */
export function listedItem(item: ImportItemView, phase: ImportPhase, isOwner: boolean) {
  const { position, place, title, change, state, message, planned } = item;
  const [first, ...others] = planned?.warnings.map(({ text }) => text) ?? [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const choice = isOwnersOnly(item) && !isOwner ? 'locked' : state;
  return {
    id: String(position),
    title,
    change,
    message,
    state: stateWord(state, phase),
    becomes: becomes(planned),
    /** where it stands in the file, and what is worth knowing of it */
    notes: [...(place === title ? [] : [place]), ...(first ? [first + more] : [])].join(' · '),
    choice: phase === 'planned' && change !== 'unreadable' ? choice : undefined,
  };
}

/** Where an item will be found: its address here, or what it is if it has none. */
export function becomes(planned: PlannedPost | null): string {
  if (!planned) return '';
  const { content, whole } = planned;
  switch (whole?.type) {
    case undefined:
      return postPath(content.slug);
    case 'document':
      return whole.address ?? (whole.kind === 'section' ? 'shared section' : whole.kind);
    case 'file':
      return mediaUrl(whole.address);
    case 'part':
      return 'the whole site';
  }
}
