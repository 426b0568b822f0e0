import type { Config } from '#src/platform/config/config.server.ts';

/** Third-party tools that are loaded once a visitor consents. */
export interface Tags {
  /** the tag manager's container, such as GTM-ABC123 */
  tagManager?: string | undefined;
  /** address of the marketing tracker's script */
  tracker?: string | undefined;
}

/** The configured third-party tools; undefined if there are none. */
export function tagsOf({
  GTM_ID,
  HUBSPOT_TRACKING,
  HUBSPOT_SCRIPTS_ORIGIN,
  HUBSPOT_PORTAL_ID,
}: Config): Tags | undefined {
  const tracker =
    HUBSPOT_TRACKING && HUBSPOT_PORTAL_ID && `${HUBSPOT_SCRIPTS_ORIGIN}/${HUBSPOT_PORTAL_ID}.js`;
  if (!GTM_ID && !tracker) return undefined;
  return { ...(GTM_ID && { tagManager: GTM_ID }), ...(tracker && { tracker }) };
}
