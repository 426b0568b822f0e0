import type { DefinedPage } from '../define-page.ts';
import { EXECUTIVE_CHEATSHEET } from './executive-cheatsheet.ts';
import { PLAYBOOKS } from './playbooks.ts';
import { QUICK_WINS } from './quick-wins.ts';

/** The playbooks overview and the pages of the gated guides. */
export const PLAYBOOK_PAGES: readonly DefinedPage[] = [PLAYBOOKS, EXECUTIVE_CHEATSHEET, QUICK_WINS];
