import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';

/** The part of the posts that an address requests. */
export type ListingRequest = NonNullable<ReturnType<typeof readListingRequest>>;

/**
 * Parses `?category=`, `?page=` and `?archive=` (a page of the archive).
 * @returns undefined for a page that cannot exist, such as 0 or a word
 */
export function readListingRequest(query: URLSearchParams) {
  const page = readPage(query.get('page'));
  const archivePage = readPage(query.get('archive'));
  if (page === undefined || archivePage === undefined) return undefined;
  const category = query.get('category')?.replaceAll('\0', '').trim().slice(0, 200) || undefined;
  return { category, page, archivePage, isArchiveOpen: query.has('archive') };
}

/** The address of a page of the listing. The first page of all posts has no query. */
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

/** Labels of the links to the previous and next page. */
export const ARTICLE_PAGES = { previous: 'Newer articles', next: 'Older articles' };

export const archiveHref = (page: number) => `${INSIGHTS_PATH}?archive=${page}#archive`;

function readPage(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
