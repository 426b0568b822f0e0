/**
 * Paths whose links no browser may prefetch (`prefetch-rules.ts`). A literal, since pages load it for browsers without speculation
 * rules; a test compares it with `addresses.ts`.
 */
export const NOT_PREFETCHED =
  /^\/(admin|ai-quotient\/(assessment|shared)|api|assets|download|forms|growth-audit|media|newsletter|preview|search|sitemap|social|styleguide)(\/|$)|\.\w+$/;
