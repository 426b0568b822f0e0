/** Query parameters that a public page may answer differently to. */
const MEANINGFUL = new Set(['category', 'industry', 'page', 'archive', '_routes']);

/** Parameters that advertising and mail tools append; no page answers differently to them. */
const TRACKING =
  /^(utm_.+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|gad_source|gad_campaignid|srsltid|li_fat_id|mc_[ce]id|_hs.+|hsa_.+|hsCtaTracking|ref)$/;

/**
 * Marks a request whose address has lost parameters to its key. Should it be answered by a redirect, the whole address is asked
 * for again, so nothing is counted for it.
 */
export const QUERY_LEFT_OUT = 'X-Query-Left-Out';

/**
 * The address a document is rendered and cached under: the path with its meaningful parameters in a fixed order.
 * Undefined when a parameter is unknown; such a request is rendered for itself, so that nobody can fill the cache.
 */
export function documentKey(pathAndQuery: string): string | undefined {
  const at = pathAndQuery.indexOf('?');
  if (at < 0) return pathAndQuery;
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(pathAndQuery.slice(at))) {
    if (MEANINGFUL.has(name)) kept.push([name, value]);
    else if (!TRACKING.test(name)) return undefined;
  }
  const path = pathAndQuery.slice(0, at);
  if (kept.length === 0) return path;
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${path}?${new URLSearchParams(kept)}`;
}
