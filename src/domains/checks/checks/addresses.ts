import {
  type AddressRefusal,
  validatePagePath,
  validatePostSlug,
  validateStorySlug,
} from '#src/domains/site-map/content-address.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import { ADDRESSED, type Check } from '../check.ts';
import type { CheckedDocument } from '../checked-document.ts';
import { blocks, type Found, warns } from '../finding.ts';

/** Longer ones are cut off where people share them. */
const MAX_READABLE_LENGTH = 75;
const READABLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const VALIDATE: Partial<Record<DocumentKind, (typed: string) => AddressRefusal | undefined>> = {
  page: validatePagePath,
  post: validatePostSlug,
  story: validateStorySlug,
};

export const address: Check = {
  id: 'address',
  title: 'Address',
  kinds: ADDRESSED,
  find(document, { sameAddress }) {
    const { address: typed, builtInPath, kind, path, addressField: field } = document;
    const what = kind === 'page' ? 'path' : 'slug';
    if (path === null)
      return [blocks(`Give the ${kind} a ${what}, the last part of its address.`, { field })];
    if (builtInPath !== null)
      return path === builtInPath
        ? []
        : [
            blocks(
              kind === 'story'
                ? `Change the slug back: pages and the assessment refer to ${builtInPath}.`
                : `Change the path back to ${builtInPath}: menus, emails, and forms use this page.`,
              { field },
            ),
          ];
    const refusal = VALIDATE[kind]?.(typed);
    if (refusal) return [blocks(`Choose another ${what}: ${refusal.message}`, { field })];
    const [other] = sameAddress;
    if (other)
      return [
        blocks(`Choose another ${what}: “${other.title}” has the address ${other.path ?? path}.`, {
          field,
        }),
      ];
    return readability(document);
  },
};

function readability({
  path,
  address: typed,
  addressField: field,
  liveAddress,
}: CheckedDocument): Found[] {
  // A public address stays as it is: changing it costs more than an odd letter.
  if (path === null || path === liveAddress) return [];
  const found = [];
  const odd = typed.split('/').filter((part) => part !== '' && !READABLE.test(part));
  if (odd.length > 0)
    found.push(
      warns(
        `Use lowercase letters, digits, and hyphens in the address: “${odd[0]}” is hard to read and to type.`,
        { field },
      ),
    );
  if (path.length > MAX_READABLE_LENGTH)
    found.push(
      warns(
        `Shorten the address: it has ${path.length} characters, and up to ${MAX_READABLE_LENGTH} are easy to share.`,
        { field },
      ),
    );
  return found;
}

export const movedAddress: Check = {
  id: 'moved-address',
  title: 'Change of address',
  kinds: ADDRESSED,
  find({ liveAddress, path, addressField: field }, { linkedBy, redirectFromHere }) {
    const found = [];
    if (path !== null && liveAddress !== null && liveAddress !== path)
      found.push(
        warns(
          linkedBy > 0
            ? `${linkedBy === 1 ? '1 page links' : `${linkedBy} pages link`} to ${liveAddress}. Visitors are redirected to ${path}; update the links when you can.`
            : `Visitors of ${liveAddress} are redirected to ${path} once this is published.`,
          { field },
        ),
      );
    if (redirectFromHere !== undefined && path !== liveAddress)
      found.push(
        warns(
          `${path} redirects to ${redirectFromHere} now. Once this is published, visitors see this instead.`,
          { field },
        ),
      );
    return found;
  },
};
