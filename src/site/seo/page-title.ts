import { BRAND } from '#content/brand.ts';

const SUFFIX = ` | ${BRAND.shortName}`;

/** Title of a document with the brand once at the end. */
export const pageTitle = (title: string): string =>
  title.endsWith(SUFFIX) ? title : `${title}${SUFFIX}`;
