import type { Page } from '#src/domains/content/page.ts';
import { BOOK_AUDIT } from './book-audit.ts';
import { HOME } from './home.ts';

/** Every page the site comes with. A published revision of the same path wins over it. */
export const DEFAULT_PAGES: readonly Page[] = [HOME, BOOK_AUDIT];
