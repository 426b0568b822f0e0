import { listAddress } from '#src/admin/parts/list-query.ts';
import { routeAddress, SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { editorAddress, KIND_WORDS } from '#src/admin/parts/editor-address.ts';
import type { Usage, WhereUsed } from '#src/domains/documents/references/where-used.ts';

export type UsedPlaces = ReturnType<typeof toUsedPlaces>;

const OTHERS: Readonly<Record<Exclude<Usage['source'], 'document'>, string>> = {
  menu: 'Menu',
  appearance: 'Search appearance',
  redirect: 'Redirect',
};

function editorOf({ source, kind, title, address }: Usage, target: string | undefined) {
  if (kind !== null) return target === undefined ? null : editorAddress(kind, target);
  if (source === 'appearance' && address !== null) return routeAddress(address);
  return source === 'redirect' ? listAddress(`${SEO_ADDRESS}/redirects`, { search: title }) : null;
}

export const toUsedPlaces = ({ usages, total }: WhereUsed) => ({
  places: usages.map(toPlace),
  /** also those that are not listed */
  total,
});

function toPlace(usage: Usage) {
  const { source, id, kind, title, address, isLive } = usage;
  // A built-in page that nobody has opened yet is found by its path.
  const target = id ?? (kind === 'page' ? address?.replace(/^\//, '') : undefined);
  return {
    /** unique in the list */
    key: `${source} ${id ?? address ?? title}`,
    title: title || 'Untitled',
    /** `Page`, `Menu` */
    kind: kind !== null ? KIND_WORDS[kind].one : source === 'document' ? 'Page' : OTHERS[source],
    address,
    /** `Draft`; empty for what the public sees as it is */
    state: stateOf(usage),
    /** the editor of a document; null for what no editor changes here */
    editor: editorOf(usage, target),
    isLive,
  };
}

function stateOf({ state, isLive, isInWorkingCopy }: Usage): string {
  if (state === 'trash') return 'In the trash';
  if (!isLive) return 'Draft';
  return isInWorkingCopy ? '' : 'Removed in the draft';
}
