import { listAddress } from '#src/admin/parts/list-query.ts';
import { routeAddress, SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Usage, WhereUsed } from '#src/domains/documents/references/where-used.ts';

/** A place that shows a file, as the page of the file lists it. */
interface UsedPlace {
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

const OTHERS: Readonly<Record<Exclude<Usage['source'], 'document'>, string>> = {
  menu: 'Menu',
  setting: 'Setting',
  appearance: 'Search appearance',
  redirect: 'Redirect',
};

function editorOf({ source, kind, title, address }: Usage, target: string | undefined) {
  if (kind !== null) return target === undefined ? null : editorAddress(kind, target);
  if (source === 'setting') return `${SEO_ADDRESS}/settings`;
  if (source === 'appearance' && address !== null) return routeAddress(address);
  return source === 'redirect' ? listAddress(`${SEO_ADDRESS}/redirects`, { search: title }) : null;
}

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
    kind: kind !== null ? KINDS[kind] : source === 'document' ? 'Page' : OTHERS[source],
    address,
    state: stateOf(usage),
    editor: editorOf(usage, target),
    isLive,
  };
}

function stateOf({ state, isLive, isInWorkingCopy }: Usage): string {
  if (state === 'trash') return 'In the trash';
  if (!isLive) return 'Draft';
  return isInWorkingCopy ? '' : 'Removed in the draft';
}
