/**
 * Computes which part of a list a page shows. Pages count from 1; out-of-range numbers are clamped, and there is always
 * one page.
 */
export function pageWindow(total: number, requested: number, perPage = 50) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, requested), pages);
  return { page, pages, limit: perPage, offset: (page - 1) * perPage };
}

/** A query without its limits. */
interface PagedQuery<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** Reads the rows that a page of 50 shows, and which page that is. */
export async function readPage<Row>(total: number, requested: number, query: PagedQuery<Row>) {
  const { limit, offset, ...shown } = pageWindow(total, requested);
  return { rows: await query.limit(limit).offset(offset), total, ...shown };
}
