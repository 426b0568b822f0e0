import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
/** What part of the posts a visitor asks for. */
export interface ListingRequest {
  category: string | undefined;
  page: number;
  archivePage: number;
  /** whether the archive was asked for by address, and so is shown opened */
  isArchiveOpen: boolean;
}

/**
 * Reads the listing's address: `?category=`, `?page=` and `?archive=` (a page of the archive).
 * @returns undefined for a page that cannot exist, such as 0 or a word
 */
export function readListingRequest(query: URLSearchParams): ListingRequest | undefined {
  const page = readPage(query.get('page'));
  const archivePage = readPage(query.get('archive'));
  if (page === undefined || archivePage === undefined) return undefined;
  const category = query.get('category')?.replaceAll('\0', '').trim().slice(0, 200) || undefined;
  return { category, page, archivePage, isArchiveOpen: query.has('archive') };
}

/** Address of a page of the listing; the first page of all posts has no query. */
export function listingHref({
  category,
  page = 1,
}: {
  category?: string | undefined;
  page?: number;
}) {
  const query = new URLSearchParams();
  if (category !== undefined) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${INSIGHTS_PATH}?${query}` : INSIGHTS_PATH;
}

/** What the pages of articles beside the one shown are called. */
export const ARTICLE_PAGES = { previous: 'Newer articles', next: 'Older articles' };

export const archiveHref = (page: number) => `${INSIGHTS_PATH}?archive=${page}#archive`;

function readPage(written: string | null): number | undefined {
  if (written === null) return 1;
  return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : undefined;
}
