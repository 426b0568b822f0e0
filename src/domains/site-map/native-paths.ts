/**
 * Paths that the browser loads itself, as a document or a file: no client navigation goes there. Written out, since every page
 * carries it; a test compares it with `addresses.ts`.
 */
export const NATIVE_PATHS =
  /^\/(admin|api|assets|download|media|newsletter|sitemap|social)(\/|$)|\.\w+$/;
