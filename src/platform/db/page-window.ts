/**
 * Computes which part of a list a page shows. Pages count from 1; out-of-range numbers are clamped, and there is always
 * one page.
 */
export function pageWindow(total: number, requested: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, requested), pages);
  return { page, pages, limit: perPage, offset: (page - 1) * perPage };
}
