import type { Address, AddressUse } from './addresses.ts';
import { findClaimingAddress } from './address-of.ts';
import { normalizePath } from './normalize-path.ts';
import { postPath, storyPath } from './paths.ts';

/** Why content cannot be published at an address, with a message for the editor. */
export interface AddressRefusal {
  /** malformed: browsers could not open it; reserved: the application responds there; taken: other content has it */
  reason: 'malformed' | 'reserved' | 'taken';
  message: string;
}

const RESERVED_FOR: Record<Exclude<AddressUse, 'page' | 'insight'>, string> = {
  listing: 'the list of articles',
  stories: 'the list of success stories',
  story: 'success stories',
  screen: 'another screen of the site',
  moved: 'an address that has moved permanently',
  team: 'the admin area',
  machine: 'programs',
  file: 'files',
};

/** In a URL these end the path or start an escape. */
const ENDS_A_PATH = /[?#%]/;

/** Not allowed for pages: the build may contain such a file, and links to it load a document. */
const FILE_ENDING = /\.[a-z]\w*$/i;
/** Not allowed for posts: the Markdown twin of another post, or a data request of an old tab (ADR 104). */
const TWIN_ENDING = /\.(?:md|data)$/i;

/**
 * Returns why a page cannot have a path, regardless of other content, or undefined.
 * @param path decoded, as `Page.path`
 */
export const validatePagePath = (path: string): AddressRefusal | undefined =>
  validateFormat(path, FILE_ENDING) ?? validateNotReserved(path, isForPages);

/** Returns why a post cannot have a slug, regardless of other content, or undefined. */
export function validatePostSlug(slug: string): AddressRefusal | undefined {
  const path = postPath(slug);
  return validateFormat(path, TWIN_ENDING) ?? validateNotReserved(path, isForPosts);
}

/** Returns why a success story cannot have a slug, regardless of other content, or undefined. */
export function validateStorySlug(slug: string): AddressRefusal | undefined {
  const path = storyPath(slug);
  return validateFormat(path, TWIN_ENDING) ?? validateNotReserved(path, isForStories);
}

/** Whether a page is shown at its path. False for an imported page at a reserved path. */
export const canShowPage = (path: string): boolean => isForPages(findClaimingAddress(path));

/** Whether a post is shown at its path. False for an imported post at a reserved path. */
export const canShowPost = (slug: string): boolean =>
  isForPosts(findClaimingAddress(postPath(slug)));

const isForPages = ({ use }: Address) => use === 'page' || use === 'insight';
const isForPosts = ({ use }: Address) => use === 'insight';
const isForStories = ({ use }: Address) => use === 'story';

/**
 * Returns a refusal if other content has the path, ignoring case (ADR 015).
 * @param taken paths of other content
 */
export function findAddressConflict(
  path: string,
  taken: Iterable<string>,
  by: 'page' | 'post',
): AddressRefusal | undefined {
  const key = addressKey(path);
  const other = [...taken].find((each) => addressKey(each) === key);
  if (other === undefined) return undefined;
  return { reason: 'taken', message: `${path} is taken by the ${by} at ${other}.` };
}

/** Key by which paths of content are compared: lower case, in Unicode NFC. */
export const addressKey = (path: string): string => path.toLowerCase().normalize('NFC');

function validateFormat(path: string, fileEnding: RegExp): AddressRefusal | undefined {
  const refuse = (message: string) => ({ reason: 'malformed' as const, message });
  if (ENDS_A_PATH.test(path))
    return refuse(`${path} contains ?, #, or %, which paths cannot contain.`);
  if (path !== path.normalize('NFC') || normalizePath(path) !== addressKey(path))
    return refuse(`${path} is not a valid path: start with one slash and do not end with one.`);
  if (fileEnding.test(path)) return refuse(`${path} ends like a file name.`);
  return undefined;
}

function validateNotReserved(
  path: string,
  isOpen: (address: Address) => boolean,
): AddressRefusal | undefined {
  const address = findClaimingAddress(path);
  if (isOpen(address)) return undefined;
  const { use } = address;
  const owner = use === 'page' || use === 'insight' ? 'pages' : RESERVED_FOR[use];
  return { reason: 'reserved', message: `${path} is reserved for ${owner}.` };
}
