/** Links to downloads and shared results act for whoever has them. */
const BEFORE_SECRET = '/download/|/ai-quotient/shared/';

const SECRET_PATH = new RegExp(`^(${BEFORE_SECRET}).+`);

/** The same in a whole address, and the token of a link in our mails. */
const SECRETS = new RegExp(`([?&]token=|${BEFORE_SECRET})[^?&#]+`, 'g');

/** The path as it may be written down. */
export const withoutSecrets = (path: string): string => path.replace(SECRET_PATH, '$1…');

/** An address of ours as it may be written down: still an address, for those who check it. */
export const addressWithoutSecrets = (address: string): string => address.replaceAll(SECRETS, '$1');
