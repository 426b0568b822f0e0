import { isWithin, SECTION_ROOTS } from '#src/domains/site-map/sections.ts';
import { isDocument, type CheckedRoute, type RouteCheck } from './seo-check.ts';

export const mainHeading: RouteCheck = {
  id: 'main-heading',
  title: 'Pages without exactly one main heading',
  severity: 'error',
  why: 'The h1 says what the page is about, to readers, screen readers, and search engines. Two of them say two things.',
  fix: 'Let the first section of the page be a hero with a headline, and no other section have one.',
  find: (route) => {
    const count = route.facts.headings.filter(({ level }) => level === 1).length;
    if (!isDocument(route) || count === 1) return [];
    const message =
      count === 0 ? 'This page has no h1.' : `This page has ${count} main headings (h1).`;
    return [{ place: 'headings', key: 'count', message }];
  },
};

export const headingOrder: RouteCheck = {
  id: 'heading-order',
  title: 'Headings that skip a level',
  severity: 'notice',
  why: 'Screen readers list headings as an outline. A skipped level looks like a missing section.',
  fix: 'Choose the next level: h3 below h2, never h4 below h2.',
  find: (route) =>
    isDocument(route)
      ? route.facts.headings.flatMap(({ level, text }, at, all) => {
          const above = all[at - 1]?.level ?? 0;
          return level > above + 1 && above > 0
            ? [
                {
                  place: 'headings' as const,
                  key: text,
                  message: `“${text}” is an h${level} directly below an h${above}.`,
                },
              ]
            : [];
        })
      : [],
};

export const imageAlt: RouteCheck = {
  id: 'image-alt',
  title: 'Images without an alternative text',
  severity: 'warning',
  why: 'People who cannot see the image, and image search, read its alternative text. An empty one marks it as decorative.',
  fix: 'Describe the image in the media library, or mark it as decorative.',
  find: (route) =>
    isDocument(route)
      ? route.facts.images
          .filter(({ alt }) => alt === null)
          .map(({ src }) => ({
            place: 'images',
            key: src.replace(/\?.*$/, ''),
            message: `The image ${src.replace(/\?.*$/, '')} has no alternative text.`,
          }))
      : [],
};

export const brokenPicture: RouteCheck = {
  id: 'broken-picture',
  title: 'Pictures that do not load',
  severity: 'error',
  why: 'Visitors see a gap where the picture belongs, and networks show a shared link without it.',
  fix: 'Choose another picture, or restore the file in the media library.',
  find: (route) =>
    isDocument(route)
      ? route.facts.brokenPictures.map(({ src, status, isPreview }) => ({
          place: 'images',
          key: src,
          message: `The ${isPreview ? 'link preview picture' : 'picture'} ${src} responds with status ${status}.`,
        }))
      : [],
};

/** Words that a page of a kind has at least; local and comparison pages: docs/specification.md asks for 700. */
const MIN_WORDS = { page: 250, post: 300, story: 250 } as const;
const MIN_CLAIMED_WORDS = 700;

const isClaimed = ({ path, kind }: Pick<CheckedRoute, 'path' | 'kind'>): boolean =>
  kind === 'page' &&
  (SECTION_ROOTS.local.some((root) => isWithin(path, root)) || /-vs-|\/[\w]+-for-/.test(path));

export const thinPage: RouteCheck = {
  id: 'thin-page',
  title: 'Thin pages',
  severity: 'warning',
  why: 'A page with little text rarely settles what someone searched for, so search engines rarely show it.',
  fix: 'Add what only you can say: numbers, steps, an example. Or fold the page into another one and redirect it.',
  find: (route) => {
    const { kind, words, path } = route;
    if (!isDocument(route) || (kind !== 'page' && kind !== 'post' && kind !== 'story')) return [];
    const isLocal = isClaimed({ path, kind });
    const min = isLocal ? MIN_CLAIMED_WORDS : MIN_WORDS[kind];
    const what = isLocal ? 'local or comparison page' : kind;
    return words < min
      ? [
          {
            place: 'text',
            key: 'words',
            message: `This ${what} has ${words} words; ${min} are the least we publish.`,
          },
        ]
      : [];
  },
};

const MAX_SENT_KB = 60;
const MAX_SCRIPT_KB = 50;
const kb = (bytes: number) => Math.round(bytes / 1_024);

export const pageWeight: RouteCheck = {
  id: 'page-weight',
  title: 'Heavy pages',
  severity: 'warning',
  why: 'The document comes before everything else. On a phone, each 50 KB delay the first paint by about a third of a second.',
  fix: 'Split the page, or shorten long lists and tables on it.',
  find: (route) => {
    if (!isDocument(route)) return [];
    const { sentBytes, scriptBytes } = route.facts;
    return [
      ...(sentBytes > MAX_SENT_KB * 1_024
        ? [
            {
              place: 'weight' as const,
              key: 'sent',
              message: `The document is ${kb(sentBytes)} KB as sent; ${MAX_SENT_KB} KB is the limit.`,
            },
          ]
        : []),
      ...(scriptBytes > MAX_SCRIPT_KB * 1_024
        ? [
            {
              place: 'weight' as const,
              key: 'scripts',
              message: `Scripts in the document take ${kb(scriptBytes)} KB; ${MAX_SCRIPT_KB} KB is the limit.`,
            },
          ]
        : []),
    ];
  },
};
