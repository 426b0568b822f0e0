import { DOWNLOAD_FOLDER, SHARED_RESULT_FOLDER } from './paths.ts';

/** Links to downloads and shared results act for whoever has them; a test compares these with `addresses.ts`. */
const BEFORE_SECRET = `${DOWNLOAD_FOLDER}|${SHARED_RESULT_FOLDER}`;

const SECRET_PATH = new RegExp(`^(${BEFORE_SECRET}).+`);

/** The same in a whole address, and the token of a link in our emails. */
const SECRETS = new RegExp(`([?&]token=|${BEFORE_SECRET})[^?&#]+`, 'g');

/** The path as it may be written down. */
export const withoutSecrets = (path: string): string => path.replace(SECRET_PATH, '$1…');

/** An address of ours as it may be written down: still an address, for those who check it. */
export const addressWithoutSecrets = (address: string): string => address.replaceAll(SECRETS, '$1');
