const MAX_PART = 75;

/** The part of a path that names a page or post: `CRM audits in Jackson, MS` as `crm-audits-in-jackson-ms`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_PART)
    .replace(/-$/, '');

/** Begins the names of files to download: the name of a company as a slug, or `site` if nothing of it can be. */
export const filePrefixOf = (name: string): string => slugOf(name) || 'site';
