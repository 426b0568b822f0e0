import type { CheckedRoute } from '#src/domains/seo/findings/checked-site.ts';
import { isWithin, SECTION_ROOTS } from '#src/domains/site-map/sections.ts';
import { found, foundIf } from '../../finding.ts';
import type { RouteRule, SiteRule } from '../../rule.ts';

/** Words that a page of a kind has at least; local and comparison pages: docs/specification.md asks for 700. */
const MIN_WORDS: Partial<Record<string, number>> = { page: 250, post: 300, story: 250 };
const MIN_CLAIMED_WORDS = 700;

const isClaimed = ({ path, kind }: Pick<CheckedRoute, 'path' | 'kind'>) =>
  kind === 'page' &&
  (SECTION_ROOTS.local.some((root) => isWithin(path, root)) || /-vs-|\/[\w]+-for-/.test(path));

const thinPage: RouteRule = (route) => {
  const { kind, words } = route;
  const isLocal = isClaimed(route);
  const min = isLocal ? MIN_CLAIMED_WORDS : (MIN_WORDS[kind] ?? 0);
  const message = `This ${isLocal ? 'local or comparison page' : kind} has ${words} words; ${min} are the least we publish.`;
  return foundIf(words < min, 'thin-page', message, { key: 'words' });
};

const MAX_SENT_KB = 60;
const MAX_SCRIPT_KB = 50;
const kb = (bytes: number) => Math.round(bytes / 1_024);

const pageWeight: RouteRule = ({ facts: { sentBytes, scriptBytes } }) => [
  ...foundIf(
    sentBytes > MAX_SENT_KB * 1_024,
    'page-weight',
    `The document is ${kb(sentBytes)} KB as sent; ${MAX_SENT_KB} KB is the limit.`,
    { key: 'sent' },
  ),
  ...foundIf(
    scriptBytes > MAX_SCRIPT_KB * 1_024,
    'page-weight',
    `Scripts in the document take ${kb(scriptBytes)} KB; ${MAX_SCRIPT_KB} KB is the limit.`,
    { key: 'scripts' },
  ),
];

export const CONTENT_OF_ROUTES = {
  'thin-page': thinPage,
  'page-weight': pageWeight,
} satisfies Record<string, RouteRule>;

export const CONTENT_OF_SITE = {
  'similar-pages': ({ similarPairs }) =>
    similarPairs.flatMap(({ one, other, similarity, sentences }) =>
      [
        [one, other],
        [other, one],
      ].map(([path, second]) => ({
        path: path!,
        ...found(
          'similar-pages',
          `${Math.round(similarity * 100)}% of the text is also on ${second}.`,
          { other: second!, key: second!, sentences },
        ),
      })),
    ),
  'slow-page': ({ slowVitals }) =>
    slowVitals.map(({ path, name, value, limit }) => ({
      path,
      ...found('slow-page', `${name} is ${value}; good is at most ${limit}.`, { key: name }),
    })),
} satisfies Record<string, SiteRule>;
