import {
  type AddressRefusal,
  validatePagePath,
  validatePostSlug,
  validateStorySlug,
} from '#src/domains/site-map/content-address.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { CheckedDocument } from '../checked-document.ts';
import { type Found, found, foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

/** Longer ones are cut off where people share them. */
const MAX_READABLE_LENGTH = 75;
const READABLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const VALIDATE: Partial<Record<DocumentKind, (typed: string) => AddressRefusal | undefined>> = {
  page: validatePagePath,
  post: validatePostSlug,
  story: validateStorySlug,
};

export const address: DocumentRule = (document, { sameAddress }) => {
  const { address: typed, builtInPath, kind, path, addressField: field } = document;
  if (field === '') return [];
  const what = kind === 'page' ? 'path' : 'slug';
  const wrong = (message: string) => [found('address', message, { field })];
  if (path === null) return wrong(`Give the ${kind} a ${what}, the last part of its address.`);
  if (path === builtInPath) return [];
  if (builtInPath !== null)
    return wrong(
      kind === 'story'
        ? `Change the slug back: pages and the assessment refer to ${builtInPath}.`
        : `Change the path back to ${builtInPath}: menus, emails, and forms use this page.`,
    );
  const refusal = VALIDATE[kind]?.(typed);
  if (refusal) return wrong(`Choose another ${what}: ${refusal.message}`);
  const [other] = sameAddress;
  return other
    ? wrong(`Choose another ${what}: “${other.title}” has the address ${other.path ?? path}.`)
    : readability(path, document);
};

function readability(
  path: string,
  { address: typed, addressField: field, liveAddress }: CheckedDocument,
): Found[] {
  // A public address stays as it is: changing it costs more than an odd letter.
  if (path === liveAddress) return [];
  const odd = typed.split('/').find((part) => part !== '' && !READABLE.test(part));
  return [
    ...foundIf(
      odd !== undefined,
      'address-words',
      `Use lowercase letters, digits, and hyphens in the address: “${odd}” is hard to read and to type.`,
      { field },
    ),
    ...foundIf(
      path.length > MAX_READABLE_LENGTH,
      'address-words',
      `Shorten the address: it has ${path.length} characters, and up to ${MAX_READABLE_LENGTH} are easy to share.`,
      { field },
    ),
  ];
}

export const movedAddress: DocumentRule = (
  { liveAddress, path, addressField: field },
  { linkedBy, redirectFromHere },
) =>
  path === liveAddress
    ? []
    : [
        ...foundIf(
          path !== null && liveAddress !== null,
          'moved-address',
          linkedBy > 0
            ? `${linkedBy === 1 ? '1 page links' : `${linkedBy} pages link`} to ${liveAddress}. Visitors are redirected to ${path}; update the links when you can.`
            : `Visitors of ${liveAddress} are redirected to ${path} once this is published.`,
          { field },
        ),
        ...foundIf(
          redirectFromHere !== undefined,
          'moved-address',
          `${path} redirects to ${redirectFromHere} now. Once this is published, visitors see this instead.`,
          { field },
        ),
      ];
