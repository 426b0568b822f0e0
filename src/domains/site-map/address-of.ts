import { pathPattern } from '#src/platform/http/document-key.ts';
import { ADDRESSES, type Address } from './addresses.ts';
import { HOME_PATH } from './paths.ts';

/** Whether an address reserves every path below it too, also paths without a route today. */
const claimsSubpaths = ({ use, isSecret }: Address) =>
  isSecret || use === 'machine' || use === 'file';

const MATCHERS = ADDRESSES.map((address) => ({
  address,
  exact: pathPattern(address.path),
  claimed: pathPattern(
    claimsSubpaths(address) ? address.path.replace(/\/:.*$/, '/*') : address.path,
    'i',
  ),
}));

/** The last address of the table also applies to a string that is no path. */
const ANY_OTHER = ADDRESSES.at(-1)!;

/** The address whose route matches a decoded path. Case matters, as in paths of content. */
export const addressOf = (path: string): Address =>
  MATCHERS.find(({ exact }) => exact.test(path))?.address ?? ANY_OTHER;

/** The address that reserves a path, ignoring case. It may also reserve the paths below its own. */
export const findClaimingAddress = (path: string): Address =>
  MATCHERS.find(({ claimed }) => claimed.test(path))?.address ?? ANY_OTHER;

const FOR_TEAM_OR_PROGRAMS = new Set<Address['use']>(['team', 'machine', 'file', 'moved']);

/** Suffix of the data requests of old tabs (ADR 104) and of the admin area. */
const DATA = /\.data$/;

/**
 * Whether a path responds independently of content: home, the admin area, files, and addresses of programs. No redirect
 * starts at such a path, and it is never logged as not found.
 * @param path as `normalizePath` returns it
 */
export function isReservedPath(path: string): boolean {
  const { use, isSecret } = findClaimingAddress(path);
  return (
    path === HOME_PATH || Boolean(isSecret) || FOR_TEAM_OR_PROGRAMS.has(use) || DATA.test(path)
  );
}

/**
 * A reserved address below a path, or undefined: the fixed part of it.
 * @param path as `normalizePath` returns it
 */
export function findReservedBelow(path: string): string | undefined {
  const reserved = ADDRESSES.filter(
    ({ use, isSecret }) => Boolean(isSecret) || FOR_TEAM_OR_PROGRAMS.has(use),
  );
  return reserved
    .map((address) => address.path.replace(/\/?[:*].*$/, ''))
    .find((fixed) => fixed.startsWith(`${path}/`));
}

/** Whether a path belongs to the team, whose visits are not counted. */
export const isTeamPath = (path: string): boolean => addressOf(path).use === 'team';

/** The new path of an address that has moved permanently (docs/specification.md, section 2). Editors cannot change these. */
export const findMovedPath = (path: string): string | undefined =>
  findClaimingAddress(path).movedTo;
