import type { Address, AddressUse } from './addresses.ts';
import { claimOn } from './address-of.ts';
import { normalizePath } from './normalize-path.ts';
import { postPath } from './paths.ts';

/** Why nothing can be published at an address, in words for whoever asked for it. */
export interface AddressRefusal {
  /** malformed: no visitor could open it; reserved: the site itself responds there; taken: other content does */
  reason: 'malformed' | 'reserved' | 'taken';
  message: string;
}

/** Thrown when content cannot be published at its address. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError';
  readonly reason: AddressRefusal['reason'];

  constructor({ reason, message }: AddressRefusal) {
    super(message);
    this.reason = reason;
  }
}

const RESERVED_FOR: Record<Exclude<AddressUse, 'page' | 'insight'>, string> = {
  listing: 'the list of articles',
  stories: 'the list of success stories',
  story: 'success stories',
  screen: 'a screen of the site itself',
  moved: 'an address that has moved for good',
  team: 'the people who sign in',
  machine: 'programs',
  file: 'files',
};

/** In a link they end the path, or stand for another character. */
const ENDS_A_PATH = /[?#%]/;

/** Of a page: the build may have a file there, and links to it load it as one. */
const FILE_ENDING = /\.[a-z]\w*$/i;
/** Of a post: the Markdown twin of another one, or what a client navigation asks for. */
const TWIN_ENDING = /\.(?:md|data)$/i;

/**
 * Why a page cannot have a path, whatever content there is; undefined where it can.
 * @param path decoded, as `Page.path`
 */
export const refusePagePath = (path: string): AddressRefusal | undefined =>
  malformed(path, FILE_ENDING) ?? reserved(path, isForPages);

/** The same for a post's slug. */
export function refusePostSlug(slug: string): AddressRefusal | undefined {
  const path = postPath(slug);
  return malformed(path, TWIN_ENDING) ?? reserved(path, isForPosts);
}

/** Whether a page shows at a path that came past these checks, by an import: elsewhere the site itself responds. */
export const canShowPage = (path: string): boolean => isForPages(claimOn(path));

/** The same of a post. */
export const canShowPost = (slug: string): boolean => isForPosts(claimOn(postPath(slug)));

const isForPages = ({ use }: Address) => use === 'page' || use === 'insight';
const isForPosts = ({ use }: Address) => use === 'insight';

/**
 * Why content cannot have a path that is well-formed: other content has it, perhaps in another case, which makes it the same
 * address (ADR 015).
 * @param taken paths of other content
 */
export function refuseTaken(
  path: string,
  taken: Iterable<string>,
  by: 'page' | 'post',
): AddressRefusal | undefined {
  const key = addressKey(path);
  const other = [...taken].find((each) => addressKey(each) === key);
  if (other === undefined) return undefined;
  return { reason: 'taken', message: `${path} is taken by the ${by} at ${other}.` };
}

/** A path of content as addresses are compared; what could never be opened equals itself alone. */
export const addressKey = (path: string): string => path.toLowerCase().normalize('NFC');

function malformed(path: string, fileEnding: RegExp): AddressRefusal | undefined {
  const refused = (message: string) => ({ reason: 'malformed' as const, message });
  if (ENDS_A_PATH.test(path)) return refused(`${path} has a ?, # or %, which no path may have.`);
  if (path !== path.normalize('NFC') || normalizePath(path) !== addressKey(path))
    return refused(`${path} is no path: start with one slash, and end without one.`);
  if (fileEnding.test(path)) return refused(`${path} ends like a file.`);
  return undefined;
}

function reserved(path: string, isOpen: (address: Address) => boolean): AddressRefusal | undefined {
  const address = claimOn(path);
  if (isOpen(address)) return undefined;
  const { use } = address;
  const owner = use === 'page' || use === 'insight' ? 'pages' : RESERVED_FOR[use];
  return { reason: 'reserved', message: `${path} is reserved for ${owner}.` };
}
