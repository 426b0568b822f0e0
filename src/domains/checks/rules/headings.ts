import { type Found, found, type Place, placeOf, foundIf } from '../finding.ts';
import type { DocumentRule, RouteRule } from '../rule.ts';

type Headings = readonly (Place & { level: number; text: string })[];

/** The main heading of a post is its title, which the layout adds. */
export const headings: DocumentRule = (document) => {
  const { kind, blocks, headings: all, unrendered } = document;
  if (kind === 'post')
    return [...headingOrder(all, 1), ...distinctHeadings(all), ...emptyHeadings(all)];
  if (kind !== 'page') return [];
  return [
    ...(blocks.length > 0 && (unrendered.length === 0 || all.some(({ level }) => level === 1))
      ? mainHeading(all)
      : []),
    ...lateHero(all),
    ...headingOrder(all),
    ...distinctHeadings(all),
  ];
};

/** A page gets its main heading from a hero. */
function mainHeading(all: Headings): Found[] {
  const [first, ...others] = all.filter(({ level }) => level === 1);
  return first
    ? others.map((heading) =>
        found(
          'main-heading',
          `Remove this hero: the page has ${others.length + 1} main headings (h1), and must have only one.`,
          { ...placeOf(heading), key: 'count' },
        ),
      )
    : [
        found(
          'main-heading',
          'Add a hero: it has the main heading of the page (h1), which search engines and screen readers need.',
          { key: 'count' },
        ),
      ];
}

const lateHero = ([first, ...others]: Headings): Found[] =>
  first && first.level > 1 && others.some(({ level }) => level === 1)
    ? [
        found(
          'heading-order',
          'Move the hero to the top: the main heading (h1) comes first.',
          placeOf(first),
        ),
      ]
    : [];

/** @param before level of the heading before the first one */
const headingOrder = (all: Headings, before = Infinity): Found[] =>
  all.flatMap((heading, at) => {
    const { level, text } = heading;
    const above = all[at - 1]?.level ?? before;
    const message = `Use a heading of level ${above + 1} for “${text}”: it has level ${level} and follows one of level ${above}.`;
    return foundIf(level > above + 1, 'heading-order', message, { ...placeOf(heading), key: text });
  });

function distinctHeadings(all: Headings): Found[] {
  const seen = new Set<string>();
  return all.flatMap((heading) => {
    const name = heading.text.trim();
    const key = name.toLowerCase();
    if (heading.level > 2 || name === '') return [];
    const isRepeated = seen.has(key);
    seen.add(key);
    const message = `Change this heading: another section is called “${name}” too, so readers cannot tell them apart.`;
    return foundIf(isRepeated, 'distinct-headings', message, placeOf(heading));
  });
}

/** A stray line in the editor of posts leaves them. */
const emptyHeadings = (all: Headings): Found[] =>
  all
    .filter(({ text }) => text.trim() === '')
    .map((heading) =>
      found('empty-headings', 'Remove this heading, or write it: it is empty.', placeOf(heading)),
    );

export const HEADINGS_OF_ROUTES = {
  'main-heading': ({ facts }) => mainHeading(facts.headings),
  'heading-order': ({ facts }) => headingOrder(facts.headings),
} satisfies Record<string, RouteRule>;
