/**
 * Paths that the browser loads as a document or file, without client navigation. A literal, since it is part of every page; a
 * test compares it with `addresses.ts`.
 */
export const NATIVE_PATHS =
  /^\/(admin|api|assets|download|media|newsletter|preview|sitemap|social)(\/|$)|\.\w+$/;
