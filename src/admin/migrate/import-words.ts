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

const RING = 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9';
const CHECK = 'M2.5 6.25 5 8.75l4.5-5.5';
const CROSS = 'M3 3l6 6M9 3l-6 6';
const PAUSE = 'M4 2.5v7M8 2.5v7';

const mark = (label: string, path: string, isFilled = false) => ({
  label,
  shape: { path, isFilled },
});

/** The phases of an import, in words. */
export const PHASES: Readonly<Record<ImportPhase, ReturnType<typeof mark>>> = {
  reading: mark('Reading', RING),
  planned: mark('Ready to check', RING, true),
  running: mark('Importing', RING),
  paused: mark('Paused', PAUSE),
  done: mark('Imported', CHECK),
  undoing: mark('Taking back', RING),
  undone: mark('Taken back', CROSS),
  canceled: mark('Canceled', CROSS),
  failed: mark('Not readable', CROSS),
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
  done: 'Imported',
  failed: 'Failed',
  undone: 'Taken back',
  kept: 'Kept',
  'left-out': 'Left out',
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
    notes: [place === title ? '' : place, message, first && first + more]
      .filter(Boolean)
      .join(' · '),
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

/** Address of the list of imports. */
export const MIGRATE_PATH = '/admin/migrate-content';

/** The archive of the whole site. */
export const EXPORT_PATH = `${MIGRATE_PATH}/export.zip`;

export const importAddress = (id: string): string => `${MIGRATE_PATH}/${id}`;
export const itemAddress = (id: string, position: number | string): string =>
  `${importAddress(id)}/items/${position}`;

/** The position that an address or a form names; 0, which no item has, for anything else. */
export const positionOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);
