import { headingText } from '#src/ui/heading-text.ts';
import type { BlockType } from './schemas.ts';

/** A heading that a block renders, with the field that contains its text. */
export interface BlockHeading {
  level: 1 | 2 | 3 | 4;
  text: string;
  field: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Outline = (props: Fields) => BlockHeading[];

const textOf = (props: Fields, name: string) =>
  typeof props[name] === 'string' ? props[name] : '';
const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (props: Fields, name: string): Fields[] =>
  Array.isArray(props[name]) ? props[name].map(asFields) : [];

const heading = (level: 1 | 2, props: Fields, field = 'title', at = ''): BlockHeading[] => {
  const text = headingText(textOf(props, 'label'), textOf(props, field));
  return [{ level, text, field: at + field }];
};

/** Items of a list, each with a heading. */
const items =
  (list: string, field = 'title', level: 3 | 4 = 3): Outline =>
  (props) =>
    listOf(props, list).map((item, at) => ({
      level,
      text: textOf(item, field),
      field: `${list}.${at}.${field}`,
    }));

const opening: Outline = (props) => heading(2, props);
const hero: Outline = (props) => heading(1, props);
const none: Outline = () => [];
const inOrder =
  (...parts: Outline[]): Outline =>
  (props) =>
    parts.flatMap((part) => part(props));
const sized =
  (level: 2 | 3, ...path: string[]): Outline =>
  (props) => {
    const owner = path.slice(0, -1).reduce((fields, name) => asFields(fields[name]), props);
    return [{ level, text: textOf(owner, path.at(-1)!), field: path.join('.') }];
  };

const richText: Outline = (props) =>
  listOf(props, 'sections').flatMap((section, at) => [
    ...(textOf(section, 'heading') ? heading(2, section, 'heading', `sections.${at}.`) : []),
    ...listOf(section, 'parts').flatMap((part, place): BlockHeading[] =>
      part['kind'] === 'heading'
        ? [{ level: 3, text: textOf(part, 'text'), field: `sections.${at}.parts.${place}.text` }]
        : [],
    ),
  ]);

const points: Outline = (props) =>
  textOf(props, 'pointsLabel')
    ? [...sized(3, 'pointsLabel')(props), ...items('points', 'title', 4)(props)]
    : items('points')(props);

/** Stories are content of their own, whose titles are always there. */
const stories: Outline = (props) => [
  { level: 3, text: 'Success stories', field: props['slugs'] === undefined ? 'count' : 'slugs' },
];

/**
 * The headings of each block as its view renders them, without those inside of forms and assessments. A test compares them with
 * the rendered markup of every sample and page.
 */
export const OUTLINES: Readonly<Record<BlockType, Outline>> = {
  'hero-confluence': hero,
  'pillars-hero': inOrder(hero, sized(2, 'heading')),
  'page-hero': hero,
  'audit-hero': inOrder(
    hero,
    sized(2, 'hosts', 'heading'),
    sized(2, 'minutes', 'heading'),
    sized(2, 'report', 'heading'),
    sized(3, 'report', 'title'),
  ),
  'service-hero': hero,
  'page-index': inOrder(opening, sized(3, 'from', 'title'), sized(3, 'to', 'title')),
  'why-choose-us': inOrder(opening, items('steps', 'word')),
  'logo-grid': opening,
  statistics: opening,
  'story-cards': inOrder(opening, stories),
  steps: inOrder(opening, items('steps')),
  'rich-text': richText,
  faq: inOrder(opening, items('items', 'question')),
  'cta-banner': opening,
  capabilities: inOrder(opening, items('items')),
  challenges: inOrder(opening, items('items')),
  'comparison-table': opening,
  consultation: inOrder(
    (props) =>
      listOf(props, 'sections').flatMap((section, at) =>
        heading(2, section, 'heading', `sections.${at}.`),
      ),
    sized(2, 'card', 'title'),
  ),
  'contact-ways': inOrder(opening, items('ways')),
  figures: inOrder(opening, items('items', 'label')),
  'link-list': inOrder(opening, items('items')),
  measures: inOrder(opening, items('items', 'name')),
  picture: none,
  plan: inOrder(opening, items('phases', 'label'), sized(3, 'endLabel')),
  solution: inOrder(opening, points),
  'guide-pages': inOrder(opening, items('items')),
  'playbook-cards': inOrder(opening, items('cards')),
  'timed-list': inOrder(opening, items('items')),
  team: inOrder(opening, items('people', 'name')),
  'technology-logos': opening,
  'lead-form': inOrder(opening, items('promises')),
  'survey-form': opening,
  testimonial: none,
  assessment: opening,
};
