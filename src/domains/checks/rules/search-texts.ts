import {
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import { isListed } from '#src/domains/seo/findings/checked-site.ts';
import { type Found, found, foundIf } from '../finding.ts';
import type { DocumentRule, RouteRule, SiteRule } from '../rule.ts';
import type { OtherDocument } from '../site-facts.ts';

const TITLE = { field: 'seo.title' };
const DESCRIPTION = { field: 'seo.description' };
/** Shorter texts leave out what the page is about, and search engines replace them. */
const MIN_TITLE_LENGTH = 15;
const MIN_DESCRIPTION_LENGTH = 50;

/** The texts of working copies in search results. */
export const searchTexts: DocumentRule = (
  { seo, title, addressField },
  { sameTitle, sameDescription },
) => {
  const isUntitled = seo.title.trim() === '';
  if (addressField === '') return [];
  const description = seo.description.trim();
  return [
    ...(isUntitled && title.trim() === ''
      ? []
      : [
          ...(isUntitled
            ? [
                found(
                  'search-title',
                  'Write a search title: what people search for, in about 60 characters. Until then, search results show the title of the document.',
                  TITLE,
                ),
              ]
            : []),
          ...longTitle(seo.shownTitle),
          ...duplicate('title', sameTitle.map(named)),
        ]),
    ...(description === '' && seo.noindex ? [] : missingDescription(description)),
    ...longDescription(description),
    ...shortDescription(description),
    ...(description === '' ? [] : duplicate('description', sameDescription.map(named))),
  ];
};

const named = ({ title, path }: OtherDocument) =>
  `“${title || 'Untitled'}”${path ? ` (${path})` : ''}`;

function longTitle(title: string): Found[] {
  const width = Math.round(titleWidth(title));
  const message = `Shorten the search title: it is ${width} pixels wide with the name of the site, and search results cut it off at ${MAX_TITLE_WIDTH}.`;
  return foundIf(width > MAX_TITLE_WIDTH, 'title-long', message, { ...TITLE, key: 'long' });
}

const missingDescription = (text: string): Found[] =>
  foundIf(
    text === '',
    'description-missing',
    'Write a search description: in about 150 characters, what readers get here. Without it, search engines pick a part of the text.',
    { ...DESCRIPTION, key: 'This page has no description.' },
  );

function longDescription(text: string): Found[] {
  const width = Math.round(descriptionWidth(text));
  const message = `Shorten the search description: it is ${width} pixels wide, and search results cut it off at ${MAX_DESCRIPTION_WIDTH}.`;
  const place = { ...DESCRIPTION, key: 'long' };
  return foundIf(width > MAX_DESCRIPTION_WIDTH, 'description-long', message, place);
}

function shortDescription({ length }: string): Found[] {
  const message = `Say more in the search description: it has ${length} characters, and search results have room for about 150.`;
  const isShort = length > 0 && length < MIN_DESCRIPTION_LENGTH;
  return foundIf(isShort, 'description-short', message, { ...DESCRIPTION, key: 'short' });
}

function duplicate(name: 'title' | 'description', [first]: readonly string[], count = 1): Found[] {
  if (first === undefined) return [];
  const whose = count === 1 ? `${first} has` : `${first} and ${count - 1} others have`;
  const message = `Write another search ${name}: ${whose} the same one.`;
  return [found(`${name}-duplicate`, message, { field: `seo.${name}`, key: 'shared' })];
}

/** The same of public pages, by the ids of their checks. Screens of the site need no search texts of their own. */
export const SEARCH_TEXTS_OF_ROUTES = {
  'title-missing': ({ title }) =>
    title === ''
      ? [
          found('title-missing', 'Write a search title: this page has no title.', {
            ...TITLE,
            key: 'This page has no title.',
          }),
        ]
      : [],
  'title-long': ({ title }) => longTitle(title),
  'title-short': ({ title, kind }) => {
    const message = `Say more in the search title: “${title}” has ${title.length} characters.`;
    const isShort = title !== '' && title.length < MIN_TITLE_LENGTH && kind !== 'screen';
    return foundIf(isShort, 'title-short', message, { ...TITLE, key: 'short' });
  },
  'description-missing': ({ description, kind }) =>
    kind === 'screen' ? [] : missingDescription(description),
  'description-long': ({ description }) => longDescription(description),
  'description-short': ({ description, kind }) =>
    kind === 'screen' ? [] : shortDescription(description),
} satisfies Record<string, RouteRule>;

const duplicates =
  (name: 'title' | 'description'): SiteRule =>
  (site) => {
    const listed = site.routes.filter((route) => isListed(site, route) && route[name] !== '');
    const byText = Map.groupBy(listed, (route) => route[name].toLowerCase());
    return [...byText.values()].flatMap((routes) =>
      routes.flatMap(({ path }) => {
        const other = routes.find((each) => each.path !== path)?.path;
        if (other === undefined) return [];
        return duplicate(name, [other], routes.length - 1).map((each) => ({
          ...each,
          path,
          other,
        }));
      }),
    );
  };

export const SEARCH_TEXTS_OF_SITE = {
  'title-duplicate': duplicates('title'),
  'description-duplicate': duplicates('description'),
} satisfies Record<string, SiteRule>;
