import {
  CONFIRM_EMAIL_FOLDER,
  DOWNLOAD_FOLDER,
  INVITE_FOLDER,
  PREVIEW_FOLDER,
  RESET_FOLDER,
  SHARED_RESULT_FOLDER,
} from './paths.ts';

/** Links in these folders grant access to whoever has them. A test compares them with `addresses.ts`. */
const BEFORE_SECRET = [
  DOWNLOAD_FOLDER,
  SHARED_RESULT_FOLDER,
  INVITE_FOLDER,
  PREVIEW_FOLDER,
  RESET_FOLDER,
  CONFIRM_EMAIL_FOLDER,
].join('|');

const SECRET_PATH = new RegExp(`^(${BEFORE_SECRET}).+`);

/** The same in a URL, and the token of a link in an email. */
const SECRETS = new RegExp(`([?&]token=|${BEFORE_SECRET})[^?&#]+`, 'g');

/** Redacts the secret of a path, for logs and stored data. */
export const withoutSecrets = (path: string): string => path.replace(SECRET_PATH, '$1…');

/** Redacts the secrets of a URL of this site, for logs and stored data. The result is a valid URL. */
export const addressWithoutSecrets = (address: string): string => address.replaceAll(SECRETS, '$1');
