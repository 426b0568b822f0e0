import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Usage, WhereUsed } from '#src/domains/documents/where-used.ts';

/** A place that shows a file, as the page of the file lists it. */
export interface UsedPlace {
  /** unique in the list */
  key: string;
  title: string;
  /** `Page`, `Menu` */
  kind: string;
  address: string | null;
  /** `Draft`; empty for what the public sees as it is */
  state: string;
  /** the editor of a document; null for what no editor changes here */
  editor: string | null;
  isLive: boolean;
}

export interface UsedPlaces {
  places: UsedPlace[];
  /** also those that are not listed */
  total: number;
}

const KINDS: Readonly<Record<DocumentKind, string>> = {
  page: 'Page',
  post: 'Post',
  story: 'Success story',
  template: 'Template',
  section: 'Shared section',
};

export const toUsedPlaces = ({ usages, total }: WhereUsed): UsedPlaces => ({
  places: usages.map(toPlace),
  total,
});

function toPlace(usage: Usage): UsedPlace {
  const { source, id, kind, title, address, isLive } = usage;
  // A built-in page that nobody has opened yet is found by its path.
  const target = id ?? (kind === 'page' ? address?.replace(/^\//, '') : undefined);
  return {
    key: `${source} ${id ?? address ?? title}`,
    title: title || 'Untitled',
    kind: kind === null ? 'Menu' : KINDS[kind],
    address,
    state: stateOf(usage),
    editor: kind !== null && target !== undefined ? editorAddress(kind, target) : null,
    isLive,
  };
}

function stateOf({ state, isLive, isInWorkingCopy }: Usage): string {
  if (state === 'trash') return 'In the trash';
  if (!isLive) return 'Draft';
  return isInWorkingCopy ? '' : 'Removed in the draft';
}
