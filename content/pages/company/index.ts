import type { Page } from '#src/domains/content/page.ts';
import { ABOUT } from './about.ts';
import { POSITIONS } from './positions.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** The firm, and what holds between it and a visitor. */
export const COMPANY_PAGES: readonly Page[] = [ABOUT, ...POSITIONS, PRIVACY, TERMS];
