/** Links to downloads and shared results act for whoever has them. */
const SECRET_PATH = /^(\/download\/|\/ai-quotient\/shared\/).+/;

/** The same in a whole address, and the token of a link in our mails. */
const SECRETS = /([?&]token=|\/download\/|\/ai-quotient\/shared\/)[^?&#]+/g;

/** The path as it may be written down. */
export const withoutSecrets = (path: string): string => path.replace(SECRET_PATH, '$1…');

/** An address of ours as it may be written down: still an address, for those who check it. */
export const addressWithoutSecrets = (address: string): string => address.replaceAll(SECRETS, '$1');
