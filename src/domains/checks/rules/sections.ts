import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import type { SharedPlace } from '../checked-document.ts';
import { found, foundIf, placeOf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

export const requiredTexts: DocumentRule = (document) => {
  const { kind, title, blocks, blockProblems, unrendered, post } = document;
  const name = kind === 'section' ? 'shared section' : kind;
  // Only the team sees the titles of these two.
  const titleName = kind === 'section' || kind === 'template' ? 'name' : 'title';
  return [
    ...foundIf(title.trim() === '', 'required-texts', `Give the ${name} a ${titleName}.`, {
      field: 'title',
    }),
    ...foundIf(post?.words === 0, 'required-texts', 'Write the text of the post.', {
      field: 'body',
    }),
    ...foundIf(
      blocks.length === 0 && (kind === 'page' || kind === 'section'),
      'required-texts',
      `Add a section: the ${name} is empty.`,
      { field: 'blocks' },
    ),
    ...blockProblems.map(({ message, isEmpty, ...place }) =>
      found(isEmpty ? 'required-texts' : 'section-fields', message, place),
    ),
    // What is wrong with the others is said above.
    ...unrendered
      .filter(({ block }) => blockProblems.every((problem) => problem.block !== block))
      .map((place) =>
        found(
          'section-failed',
          'Undo the last change of this section, or report a fault of the site: the section cannot be shown, so visitors do not see it.',
          place,
        ),
      ),
  ];
};

/** A place whose shared section nobody sees, or that repeats one. A visitor sees no gap, so nothing blocks. */
export const sharedSections: DocumentRule = ({ shared }) =>
  shared.flatMap((place, at) => {
    const { block, section, facts } = place;
    if (facts.blocks === undefined) return [found('shared-sections', messageOf(place), { block })];
    return foundIf(
      shared.findIndex((each) => each.section === section) < at,
      'shared-sections',
      `Remove this: the page shows “${facts.title}” already.`,
      { block },
    );
  });

function messageOf({ facts: { state, title, publishAt } }: SharedPlace) {
  const name = `“${title || 'Untitled'}”`;
  switch (state) {
    case 'missing':
      return 'Remove this, or choose another shared section: the one that was here was deleted, so visitors see nothing.';
    case 'trash':
      return `Choose another shared section, or restore ${name} from the trash: until then, visitors see nothing here.`;
    case 'scheduled':
      if (publishAt)
        return `${name} becomes public on ${formatSiteDay(publishAt)}. Until then, visitors see nothing here.`;
      return `Publish ${name} too: until then, visitors see nothing here.`;
    case 'unpublished':
      return `Choose another shared section, or publish ${name} again: it is offline, so visitors see nothing here.`;
    case 'draft':
    case 'published':
    case 'changed':
      return `Publish ${name} too: until then, visitors see nothing here.`;
  }
}

/** WCAG 2.2, 1.4.3, for text of any size. */
const MIN_RATIO = 4.5;

export const contrast: DocumentRule = ({ colors }) =>
  colors.flatMap((color) => {
    const { text, background } = color;
    const ratio = contrastRatio(text, background) ?? Infinity;
    return foundIf(
      ratio < MIN_RATIO,
      'contrast',
      `Choose a darker or lighter color: ${text} on ${background} has a contrast of ${ratio.toFixed(1)} to 1, and readers need ${MIN_RATIO}.`,
      placeOf(color),
    );
  });

/** The contrast of two colors by WCAG, 1 to 21; undefined if one is not a hexadecimal color. */
function contrastRatio(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(color: string): number | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (digits === undefined) return undefined;
  const pairs =
    digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : digits.match(/../g)!;
  const [red, green, blue] = pairs.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
