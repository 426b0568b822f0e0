import { pathPattern } from '#src/platform/http/document-key.ts';
import { ADDRESSES, type Address } from './addresses.ts';
import { HOME_PATH } from './paths.ts';

/** What belongs to the site with everything below it, whichever part of it there is today. */
const isWhole = ({ use, isSecret }: Address) => isSecret || use === 'machine' || use === 'file';

const MATCHERS = ADDRESSES.map((address) => ({
  address,
  exact: pathPattern(address.path),
  claimed: pathPattern(isWhole(address) ? address.path.replace(/\/:.*$/, '/*') : address.path, 'i'),
}));

/** What the last address of the table says also goes for a text that is no path. */
const ANY_OTHER = ADDRESSES.at(-1)!;

/** The address that the routes find at a path, decoded; paths of content are told apart by case. */
export const addressOf = (path: string): Address =>
  MATCHERS.find(({ exact }) => exact.test(path))?.address ?? ANY_OTHER;

/** The address that claims a path, in any case, with what stands below it: no page and no redirect can have the path. */
export const claimOn = (path: string): Address =>
  MATCHERS.find(({ claimed }) => claimed.test(path))?.address ?? ANY_OTHER;

const FOR_TEAM_OR_PROGRAMS = new Set<Address['use']>(['team', 'machine', 'file', 'moved']);

/** What client navigations ask for, beside each page. */
const DATA = /\.data$/;

/**
 * Whether a path responds whatever content there is: home, the admin area, files, and addresses of programs. No redirect
 * starts there, and nothing is missing there.
 * @param path as `ownPath` has it
 */
export function isReservedPath(path: string): boolean {
  const { use, isSecret } = claimOn(path);
  return (
    path === HOME_PATH || Boolean(isSecret) || FOR_TEAM_OR_PROGRAMS.has(use) || DATA.test(path)
  );
}

/** Whether a path is the team's, whose visits are not counted. */
export const isTeamPath = (path: string): boolean => addressOf(path).use === 'team';

/** Where an address of the site's own has moved for good (spec section 2); no editor changes these. */
export const movedTo = (path: string): string | undefined => claimOn(path).movedTo;
