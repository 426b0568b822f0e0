import type { DefinedPage } from './define-page.ts';
import { AI_QUOTIENT } from './ai-quotient.ts';
import { AUDIENCE_PAGES } from './audiences/index.ts';
import { BOOK_AUDIT } from './book-audit.ts';
import { COMPARISON_PAGES } from './comparison/index.ts';
import { COMPANY_PAGES } from './company/index.ts';
import { CONTACT } from './contact.ts';
import { HOME } from './home.ts';
import { LOCAL_PAGES } from './local/index.ts';
import { PLAYBOOK_PAGES } from './playbooks/index.ts';
import { SERVICE_PAGES } from './services.ts';
import { VISTAGE } from './vistage.ts';

/** Every built-in page. A published revision with the same path replaces it. */
export const DEFAULT_PAGES: readonly DefinedPage[] = [
  HOME,
  ...SERVICE_PAGES,
  ...AUDIENCE_PAGES,
  AI_QUOTIENT,
  ...PLAYBOOK_PAGES,
  ...COMPARISON_PAGES,
  ...LOCAL_PAGES,
  ...COMPANY_PAGES,
  BOOK_AUDIT,
  CONTACT,
  VISTAGE,
];
