import { SHORT_NAME } from '#content/short-name.ts';

/**
 * Title of a document with the brand once at the end.
 * @param brand as the site's frame has it
 */
export const pageTitle = (title: string, brand: string = SHORT_NAME): string =>
  title.endsWith(` | ${brand}`) ? title : `${title} | ${brand}`;
