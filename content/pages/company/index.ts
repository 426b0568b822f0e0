import type { DefinedPage } from '../define-page.ts';
import { ABOUT } from './about.ts';
import { HOW_WE_COUNT } from './how-we-count.ts';
import { POSITIONS } from './positions.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** Pages about the company, and its legal pages. */
export const COMPANY_PAGES: readonly DefinedPage[] = [
  ABOUT,
  ...POSITIONS,
  HOW_WE_COUNT,
  PRIVACY,
  TERMS,
];
