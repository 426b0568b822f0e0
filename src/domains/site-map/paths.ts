/*
 * Addresses that code names, and how those with a slug, a name or a key are made. Small, and free of imports: islands
 * carry what they use of it to the browser. What each address is for stands in `addresses.ts`.
 */
export const HOME_PATH = '/';
export const INSIGHTS_PATH = '/insights';
export const STORIES_PATH = '/insights/success-stories';
export const AI_QUOTIENT_PATH = '/ai-quotient';
export const ASSESSMENT_PATH = '/ai-quotient/assessment';
export const SEARCH_PATH = '/search';
export const NEWSLETTER_PATH = '/newsletter';
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const STYLEGUIDE_PATH = '/styleguide';
export const GROWTH_AUDIT_PATH = '/growth-audit';

/** Pages of `content/pages` that screens, emails or figures lead to or depend on. */
export const ABOUT_PATH = '/about';
export const BOOK_AUDIT_PATH = '/book-audit';
export const CONTACT_PATH = '/contact';
export const PLAYBOOKS_PATH = '/playbooks';
export const PRIVACY_PATH = '/privacy';
export const TERMS_PATH = '/terms';
export const VISTAGE_PATH = '/vistage';
export const CHEATSHEET_PATH = '/playbooks/hubspot-executive-cheatsheet';
export const QUICK_WINS_PATH = '/playbooks/hubspot-quick-wins';

/** Folders whose next part acts for whoever has it. */
export const DOWNLOAD_FOLDER = '/download/';
export const SHARED_RESULT_FOLDER = '/ai-quotient/shared/';

/** The lists that are routes of their own: no page of blocks stands there. */
export const LISTING_PATHS: readonly string[] = [INSIGHTS_PATH, STORIES_PATH];

export const postPath = (slug: string): string => `${INSIGHTS_PATH}/${slug}`;
export const storyPath = (slug: string): string => `${STORIES_PATH}/${slug}`;
/** A form's own page, for browsers without JavaScript. */
export const formPath = (form: string): string => `/forms/${form}`;
export const sharedResultPath = (key: string): string => SHARED_RESULT_FOLDER + key;
export const downloadPath = (token: string): string => DOWNLOAD_FOLDER + token;
