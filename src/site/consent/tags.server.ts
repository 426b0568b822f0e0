import type { Config } from '#src/platform/config/config.server.ts';

/** What may be loaded from other sites once a visitor allows it. */
export interface Tags {
  /** the tag manager's container, such as GTM-ABC123 */
  tagManager?: string | undefined;
  /** address of the marketing tracker's script */
  tracker?: string | undefined;
}

/** What is configured to be loaded from other sites; undefined when there is nothing to ask visitors about. */
export function tagsOf({
  GTM_ID,
  HUBSPOT_TRACKING,
  HUBSPOT_SCRIPTS_ORIGIN,
  HUBSPOT_PORTAL_ID,
}: Config): Tags | undefined {
  const tracker = HUBSPOT_TRACKING && `${HUBSPOT_SCRIPTS_ORIGIN}/${HUBSPOT_PORTAL_ID}.js`;
  if (!GTM_ID && !tracker) return undefined;
  return { ...(GTM_ID && { tagManager: GTM_ID }), ...(tracker && { tracker }) };
}
