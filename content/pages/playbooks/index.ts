import type { DefinedPage } from '../define-page.ts';
import { EXECUTIVE_CHEATSHEET } from './executive-cheatsheet.ts';
import { PLAYBOOKS } from './playbooks.ts';
import { QUICK_WINS } from './quick-wins.ts';

/** The playbooks and their overview. */
export const PLAYBOOK_PAGES: readonly DefinedPage[] = [PLAYBOOKS, EXECUTIVE_CHEATSHEET, QUICK_WINS];
