/** Titles of the pages that cannot be edited and that search engines do not list, without the brand. */
export const SCREEN_TITLES = {
  assessment: 'AI Quotient assessment',
  sharedResult: 'A shared AI Quotient score',
  newsletter: 'Newsletter',
  confirm: 'Confirm your subscription',
  unsubscribe: 'Unsubscribe',
};
