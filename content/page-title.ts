import { SHORT_NAME } from '#content/short-name.ts';

/**
 * Title of a document with the brand once at the end.
 * @param brand as the SEO manager sets it; the built-in one for pages that search engines do not list
 */
export const pageTitle = (title: string, brand: string = SHORT_NAME): string =>
  title.endsWith(` | ${brand}`) ? title : `${title} | ${brand}`;
