/** Addresses below /insights that are pages of their own (spec section 2), as in `src/routes.ts`: a post there would never be seen. */
export const FIXED_SLUGS: ReadonlySet<string> = new Set([
  'success-stories',
  'crm-consulting-services-in-conway-ar',
  'crm-consulting',
  'salesforce-crm-integration-in-jackson-ms',
  'crm-audit-services-in-jackson-ms',
  'hubspot-agency-partner-in-conway-ar',
  'crm-for-real-estate-agents-in-little-rock-ar',
  'hubspot-crm-integration-in-jackson-ms',
  'crm-integration-services-in-jackson-ms',
]);

/** Whether a slug is no post's, in any case: addresses that differ only by it are one. */
export const isFixedSlug = (slug: string): boolean => FIXED_SLUGS.has(slug.toLowerCase());
