import type { Page } from '#src/domains/content/page.ts';
import { EXECUTIVE_CHEATSHEET } from './executive-cheatsheet.ts';
import { PLAYBOOKS } from './playbooks.ts';
import { QUICK_WINS } from './quick-wins.ts';

/** The playbooks and their overview. */
export const PLAYBOOK_PAGES: readonly Page[] = [PLAYBOOKS, EXECUTIVE_CHEATSHEET, QUICK_WINS];
