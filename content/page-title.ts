import { SHORT_NAME } from '#content/short-name.ts';

const SUFFIX = ` | ${SHORT_NAME}`;

/** Title of a document with the brand once at the end. */
export const pageTitle = (title: string): string =>
  title.endsWith(SUFFIX) ? title : `${title}${SUFFIX}`;
