import {
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import { ADDRESSED, type Check } from '../check.ts';
import { warns } from '../finding.ts';
import type { OtherDocument } from '../site-facts.ts';

const TITLE = { field: 'seo.title' };
const DESCRIPTION = { field: 'seo.description' };
/** Shorter ones leave the space of a search result unused, and search engines replace them. */
const MIN_DESCRIPTION_LENGTH = 50;

const named = ({ title, path }: OtherDocument) =>
  `“${title || 'Untitled'}”${path ? ` (${path})` : ''}`;

export const searchTitle: Check = {
  id: 'search-title',
  title: 'Search title',
  kinds: ADDRESSED,
  find({ seo, title }, { sameTitle }) {
    if (seo.title.trim() === '' && title.trim() === '') return [];
    const found = [];
    if (seo.title.trim() === '')
      found.push(
        warns(
          'Write a search title: what people search for, in about 60 characters. Until then, search results show the title of the document.',
          TITLE,
        ),
      );
    const width = Math.round(titleWidth(seo.shownTitle));
    if (width > MAX_TITLE_WIDTH)
      found.push(
        warns(
          `Shorten the search title: it is ${width} pixels wide with the name of the site, and search results cut it off at ${MAX_TITLE_WIDTH}.`,
          TITLE,
        ),
      );
    const [other] = sameTitle;
    if (other)
      found.push(warns(`Write another search title: ${named(other)} has the same one.`, TITLE));
    return found;
  },
};

export const searchDescription: Check = {
  id: 'search-description',
  title: 'Search description',
  kinds: ADDRESSED,
  find({ seo: { description, noindex } }, { sameDescription }) {
    const text = description.trim();
    if (text === '')
      return noindex
        ? []
        : [
            warns(
              'Write a search description: in about 150 characters, what readers get here. Without it, search engines pick a part of the text.',
              DESCRIPTION,
            ),
          ];
    const found = [];
    const width = Math.round(descriptionWidth(text));
    if (width > MAX_DESCRIPTION_WIDTH)
      found.push(
        warns(
          `Shorten the search description: it is ${width} pixels wide, and search results cut it off at ${MAX_DESCRIPTION_WIDTH}.`,
          DESCRIPTION,
        ),
      );
    if (text.length < MIN_DESCRIPTION_LENGTH)
      found.push(
        warns(
          'Say more in the search description: search results have room for about 150 characters.',
          DESCRIPTION,
        ),
      );
    const [other] = sameDescription;
    if (other)
      found.push(
        warns(`Write another search description: ${named(other)} has the same one.`, DESCRIPTION),
      );
    return found;
  },
};
