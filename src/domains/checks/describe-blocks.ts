import { addressesIn } from '#src/domains/content/addresses-in.ts';
import { placeSections, sectionIdOf, SHARED_SECTION } from '#src/domains/content/shared-section.ts';
import type { ReadBlock } from './block-port.ts';
import { bracketedIn } from './bracketed.ts';
import type { CheckedDocument } from './checked-document.ts';
import { readKnown } from './read-markup.ts';
import type { SectionFacts } from './site-facts.ts';
import { type Fields, textAt, valuesIn } from './values-in.ts';

const LISTS = [
  'blocks',
  'headings',
  'links',
  'actions',
  'pictures',
  'colors',
  'blockProblems',
  'texts',
  'bracketed',
  'checkedOn',
  'shared',
] as const;

type Lists = Pick<CheckedDocument, (typeof LISTS)[number]>;
type Described = Lists & Pick<CheckedDocument, 'anchors' | 'hasForm' | 'isRendered'>;

interface Stored {
  id: string;
  type: string;
  props: unknown;
}

/** Facts of shared sections by id. */
export type KnownSections = ReadonlyMap<string, SectionFacts>;

/** Collects the facts of blocks, and of the shared sections that stand among them. */
export const describeBlocks = (
  blocks: readonly Stored[],
  readBlock: ReadBlock,
  sections: KnownSections = new Map(),
): Described =>
  joinFacts(
    blocks.map((block) =>
      block.type === SHARED_SECTION
        ? describeShared(block, readBlock, sections)
        : describeBlock(block, readBlock),
    ),
  );

const joinFacts = (parts: readonly Described[]): Described => ({
  ...(Object.fromEntries(
    LISTS.map((list) => [list, parts.flatMap((part): readonly unknown[] => part[list])]),
  ) as unknown as Lists),
  anchors: new Set(parts.flatMap(({ anchors }) => [...anchors])),
  hasForm: parts.some(({ hasForm }) => hasForm),
  isRendered: parts.every(({ isRendered }) => isRendered),
});

/** The facts of a document without blocks. */
export const NOTHING = joinFacts([]);

const NO_SECTION: SectionFacts = {
  state: 'missing',
  title: '',
  publishAt: null,
  blocks: undefined,
};

/**
 * What a shared section adds to the document: its headings, texts and anchors. It has checks of its own, so its links and
 * pictures do not count here.
 */
function describeShared(place: Stored, readBlock: ReadBlock, sections: KnownSections): Described {
  const own = { ...describeBlock(place, readBlock), anchors: new Set<string>() };
  const section = sectionIdOf(place);
  if (section === undefined) return own;
  const { id: block } = place;
  const facts = sections.get(section) ?? NO_SECTION;
  const placed = placeSections([place], new Map([[section, facts.blocks ?? []]]));
  const inner = joinFacts(placed.map((each) => describeBlock(each, readBlock)));
  const { anchors, hasForm, isRendered, links, actions } = inner;
  return {
    ...own,
    headings: inner.headings.map(({ level, text }) => ({ level, text, block })),
    texts: inner.texts.map(({ text }) => ({ text, block })),
    anchors,
    hasForm,
    isRendered,
    shared: [{ block, section, facts, links, actions }],
  };
}

/** Fields with a button: a label and a target. */
const ACTION = /(?:^|\.)(?:action|secondary)$/;

/** Goes by the names of fields, so that new blocks need no change here. */
function describeBlock(stored: Stored, readBlock: ReadBlock): Described {
  const { id: block, type, props } = stored;
  const { problems, headings, ids, isForm, isRendered } = readKnown(stored, readBlock);
  const values = valuesIn(props);
  const texts = values.flatMap(({ field, text }) => (text === undefined ? [] : [{ field, text }]));
  const objects = values.flatMap(({ field, fields }) => (fields ? [{ field, fields }] : []));
  const addresses = addressesIn(props).map((each) => {
    const around = each.field.slice(0, Math.max(0, each.field.lastIndexOf('.')));
    return { ...each, owner: objects.find(({ field }) => field === around)?.fields ?? {} };
  });
  const within = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
  return {
    blocks: [{ id: block, type }],
    headings: headings.map((heading) => ({ ...heading, block })),
    links: addresses
      .filter(({ use }) => use === 'link')
      .map(({ address, field, owner }) => ({ href: address, label: labelOf(owner), field, block })),
    pictures: addresses
      .filter(({ use, field }) => use === 'picture' && field.endsWith('src'))
      .map(({ address, field, owner }) => ({
        src: address,
        alt: textAt(owner, 'alt'),
        isDecorative: owner['decorative'] === true,
        field,
        block,
      })),
    actions: objects
      .filter(({ field }) => ACTION.test(field))
      .map(({ field, fields }) => ({
        label: textAt(fields, 'label'),
        href: textAt(fields, 'href'),
        field: `${field}.href`,
        block,
      })),
    colors: objects.flatMap(({ field, fields: { color, background } }) =>
      typeof color === 'string' && typeof background === 'string'
        ? [{ text: color, background, field: within(field, 'color'), block }]
        : [],
    ),
    checkedOn: objects.flatMap(({ field, fields: { checked } }) =>
      typeof checked === 'string'
        ? [{ date: checked, field: within(field, 'checked'), block }]
        : [],
    ),
    blockProblems: (problems ?? [unknownType(type)]).map((problem) => ({ ...problem, block })),
    bracketed: texts.flatMap(({ field, text }) =>
      bracketedIn(text).map((found) => ({ text: found, field, block })),
    ),
    texts: [{ block, text: texts.map(({ text }) => text).join('\n') }],
    shared: [],
    anchors: new Set([block, ...ids]),
    hasForm: isForm,
    isRendered,
  };
}

const unknownType = (type: string) => ({
  field: '',
  isEmpty: false,
  message: `Remove this section: no section has the type “${type}” on this site.`,
});

const labelOf = (owner: Fields): string | undefined =>
  [owner['label'], owner['button'], owner['title'], owner['text'], owner['name']].find(
    (text): text is string => typeof text === 'string',
  );
