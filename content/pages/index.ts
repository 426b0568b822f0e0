import type { Page } from '#src/domains/content/page.ts';
import { AUDIENCE_PAGES } from './audiences/index.ts';
import { BOOK_AUDIT } from './book-audit.ts';
import { COMPANY_PAGES } from './company/index.ts';
import { HOME } from './home.ts';
import { LOCAL_PAGES } from './local/index.ts';
import { SERVICE_PAGES } from './services.ts';

/** Every page the site comes with. A published revision of the same path wins over it. */
export const DEFAULT_PAGES: readonly Page[] = [
  HOME,
  ...SERVICE_PAGES,
  ...AUDIENCE_PAGES,
  ...LOCAL_PAGES,
  ...COMPANY_PAGES,
  BOOK_AUDIT,
];
