/** Which part of a list a page shows; a page beyond the last is the last. Pages count from 1, and there is always one. */
export function pageWindow(total: number, asked: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, limit: perPage, offset: (page - 1) * perPage };
}
