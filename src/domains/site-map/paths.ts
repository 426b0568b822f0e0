/*
 * Path constants, and builders for paths with a slug, a name or a key. Small and without imports, since islands import it in
 * the browser. `addresses.ts` defines the use of each address.
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

/** Pages of `content/pages` that screens, emails or stats depend on. */
export const ABOUT_PATH = '/about';
export const BOOK_AUDIT_PATH = '/book-audit';
export const CONTACT_PATH = '/contact';
export const PLAYBOOKS_PATH = '/playbooks';
export const PRIVACY_PATH = '/privacy';
export const TERMS_PATH = '/terms';
export const VISTAGE_PATH = '/vistage';
export const CHEATSHEET_PATH = '/playbooks/hubspot-executive-cheatsheet';
export const QUICK_WINS_PATH = '/playbooks/hubspot-quick-wins';

/** Folders whose next segment is a secret. */
export const DOWNLOAD_FOLDER = '/download/';
export const SHARED_RESULT_FOLDER = '/ai-quotient/shared/';
export const PREVIEW_FOLDER = '/preview/';
export const INVITE_FOLDER = '/admin/invite/';
export const RESET_FOLDER = '/admin/reset/';
export const CONFIRM_EMAIL_FOLDER = '/admin/confirm-email/';

/** Where a reset link is requested, and where users change their own account. */
export const FORGOT_PASSWORD_PATH = '/admin/forgot-password';
export const ACCOUNT_PATH = '/admin/account';

/** The lists, which are routes and not pages of blocks. */
export const LISTING_PATHS: readonly string[] = [INSIGHTS_PATH, STORIES_PATH];

export const postPath = (slug: string): string => `${INSIGHTS_PATH}/${slug}`;
export const storyPath = (slug: string): string => `${STORIES_PATH}/${slug}`;
/** The page of a form, for browsers without JavaScript. */
export const formPath = (form: string): string => `/forms/${form}`;
/** The page of a form after it was sent. */
export const sentPath = (form: string): string => `${form}?sent=1`;
export const sharedResultPath = (key: string): string => SHARED_RESULT_FOLDER + key;
export const downloadPath = (token: string): string => DOWNLOAD_FOLDER + token;
/** Shows a working copy to whoever has the link. */
export const previewPath = (token: string): string => PREVIEW_FOLDER + token;
/** Links in emails about accounts. */
export const invitePath = (token: string): string => INVITE_FOLDER + token;
export const resetPath = (token: string): string => RESET_FOLDER + token;
export const confirmEmailPath = (token: string): string => CONFIRM_EMAIL_FOLDER + token;
