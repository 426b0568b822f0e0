/** The media folders whose images appear on the site by themselves (docs/specification.md, section 7). */
export const CLIENT_LOGOS = 'Active Client Logos';
export const TECHNOLOGY_LOGOS = 'Technology Logos';
export const LOGO_FOLDERS: readonly string[] = [CLIENT_LOGOS, TECHNOLOGY_LOGOS];
