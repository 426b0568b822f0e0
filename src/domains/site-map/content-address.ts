import type { Address, AddressUse } from './addresses.ts';
import { claimOn } from './address-of.ts';
import { ownPath } from './own-path.ts';
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

/** `.md` is the Markdown twin of a page, `.data` what a client navigation asks for, `.png` a file of the build. */
const FILE_ENDING = /\.[a-z]\w*$/i;

/**
 * Why a page cannot have a path, whatever content there is; undefined where it can.
 * @param path decoded, as `Page.path`
 */
export const refusePagePath = (path: string): AddressRefusal | undefined =>
  malformed(path) ?? reserved(path, ({ use }) => use === 'page' || use === 'insight');

/** The same for a post's slug. */
export function refusePostSlug(slug: string): AddressRefusal | undefined {
  const path = postPath(slug);
  return malformed(path) ?? reserved(path, ({ use }) => use === 'insight');
}

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
  const other = [...taken].find((each) => sameAddress(each, path));
  if (other === undefined) return undefined;
  return { reason: 'taken', message: `${path} is taken by the ${by} at ${other}.` };
}

/** Whether two paths of content are one address, which knows no case. */
export const sameAddress = (a: string, b: string): boolean => addressKey(a) === addressKey(b);

/** A path of content as addresses are compared; what could never be opened equals itself alone. */
export const addressKey = (path: string): string => path.toLowerCase().normalize('NFC');

function malformed(path: string): AddressRefusal | undefined {
  const refused = (message: string) => ({ reason: 'malformed' as const, message });
  if (ENDS_A_PATH.test(path)) return refused(`${path} has a ?, # or %, which no path may have.`);
  if (path !== path.normalize('NFC') || ownPath(path) !== addressKey(path))
    return refused(`${path} is no path: start with one slash, and end without one.`);
  if (FILE_ENDING.test(path)) return refused(`${path} ends like a file.`);
  return undefined;
}

function reserved(
  path: string,
  isOpen: (address: Address) => boolean,
): AddressRefusal | undefined {
  const address = claimOn(path);
  if (isOpen(address)) return undefined;
  const { use } = address;
  const owner = use === 'page' || use === 'insight' ? 'pages' : RESERVED_FOR[use];
  return { reason: 'reserved', message: `${path} is reserved for ${owner}.` };
}
