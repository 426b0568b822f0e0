import { addressesIn } from '#src/domains/content/addresses-in.ts';
import { bracketedIn } from './bracketed.ts';
import type { ReadBlock } from './block-port.ts';
import { SHARED_SECTION, placeSections, sectionIdOf } from '#src/domains/content/shared-section.ts';
import { readKnown } from './read-markup.ts';
import type { CheckedDocument, Link, SharedPlace } from './checked-document.ts';
import type { SectionFacts } from './site-facts.ts';

type Described = Pick<
  CheckedDocument,
  | 'blocks'
  | 'headings'
  | 'links'
  | 'actions'
  | 'pictures'
  | 'colors'
  | 'anchors'
  | 'blockProblems'
  | 'hasForm'
  | 'isRendered'
  | 'texts'
  | 'bracketed'
  | 'checkedOn'
  | 'shared'
>;

type Fields = Readonly<Record<string, unknown>>;

interface Stored {
  id: string;
  type: string;
  props: unknown;
}

/** Fields with a button: a label and a target. */
const ACTIONS = new Set(['action', 'secondary']);

/** Facts of shared sections by id. */
export type KnownSections = ReadonlyMap<string, SectionFacts>;

/** Collects the facts of blocks, and of the shared sections that stand among them. */
export function describeBlocks(
  blocks: readonly Stored[],
  readBlock: ReadBlock,
  sections: KnownSections = new Map(),
): Described {
  const parts = blocks.map((block) =>
    block.type === SHARED_SECTION
      ? describeShared(block, readBlock, sections)
      : describeBlock(block, readBlock),
  );
  return {
    blocks: blocks.map(({ id, type }) => ({ id, type })),
    headings: parts.flatMap((part) => part.headings),
    links: parts.flatMap((part) => part.links),
    actions: parts.flatMap((part) => part.actions),
    pictures: parts.flatMap((part) => part.pictures),
    colors: parts.flatMap((part) => part.colors),
    anchors: new Set(parts.flatMap((part) => part.anchors)),
    blockProblems: parts.flatMap((part) => part.blockProblems),
    hasForm: parts.some(({ isForm }) => isForm),
    isRendered: parts.every((part) => part.isRendered),
    texts: parts.flatMap((part) => part.texts),
    bracketed: parts.flatMap((part) => part.bracketed),
    checkedOn: parts.flatMap((part) => part.checkedOn),
    shared: parts.flatMap((part) => part.shared ?? []),
  };
}

interface Part extends Pick<
  Described,
  | 'headings'
  | 'links'
  | 'actions'
  | 'pictures'
  | 'colors'
  | 'blockProblems'
  | 'texts'
  | 'bracketed'
  | 'checkedOn'
> {
  anchors: string[];
  isForm: boolean;
  isRendered: boolean;
  shared?: SharedPlace[];
}

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
function describeShared(block: Stored, readBlock: ReadBlock, sections: KnownSections): Part {
  const own = describeBlock(block, readBlock);
  const section = sectionIdOf(block);
  if (section === undefined) return { ...own, anchors: [] };
  const facts = sections.get(section) ?? NO_SECTION;
  const placed = placeSections([block], new Map([[section, facts.blocks ?? []]]));
  const inner = placed.map((each) => describeBlock(each, readBlock));
  return {
    ...own,
    headings: inner.flatMap(({ headings }) =>
      headings.map(({ level, text }) => ({ level, text, block: block.id })),
    ),
    texts: inner.flatMap(({ texts }) => texts.map(({ text }) => ({ text, block: block.id }))),
    anchors: inner.flatMap(({ anchors }) => anchors),
    isForm: inner.some(({ isForm }) => isForm),
    isRendered: inner.every((each) => each.isRendered),
    shared: [
      {
        block: block.id,
        section,
        facts,
        links: inner.flatMap(({ links }) => links),
        actions: inner.flatMap(({ actions }) => actions),
      },
    ],
  };
}

function describeBlock({ id: block, type, props }: Stored, readBlock: ReadBlock): Part {
  const read = readKnown({ id: block, type, props }, readBlock);
  const links: Link[] = [];
  const pictures: Part['pictures'][number][] = [];
  for (const { address, field, use } of addressesIn(props)) {
    const owner = ownerOf(props, field);
    if (use === 'link') links.push({ href: address, label: labelOf(owner), field, block });
    else if (field.endsWith('src'))
      pictures.push({
        src: address,
        alt: textAt(owner, 'alt'),
        isDecorative: owner['decorative'] === true,
        field,
        block,
      });
  }
  const found: Found = { actions: [], colors: [], strings: [], bracketed: [], checkedOn: [] };
  collect(props, '', found);
  return {
    links,
    pictures,
    headings: read.headings.map((heading) => ({ ...heading, block })),
    blockProblems: read.problems
      ? read.problems.map((problem) => ({ ...problem, block }))
      : [
          {
            field: '',
            block,
            isEmpty: false,
            message: `Remove this section: no section has the type “${type}” on this site.`,
          },
        ],
    anchors: [block, ...read.ids],
    isForm: read.isForm,
    isRendered: read.isRendered,
    actions: found.actions.map((action) => ({ ...action, block })),
    colors: found.colors.map((color) => ({ ...color, block })),
    checkedOn: found.checkedOn.map((date) => ({ ...date, block })),
    bracketed: found.bracketed.map((each) => ({ ...each, block })),
    texts: [{ block, text: found.strings.join('\n') }],
  };
}

interface Found {
  actions: { label: string; href: string; field: string }[];
  colors: { text: string; background: string; field: string }[];
  strings: string[];
  bracketed: { text: string; field: string }[];
  checkedOn: { date: string; field: string }[];
}

/** Goes by the names of fields, so that new blocks need no change here. */
function collect(value: unknown, at: string, found: Found): void {
  if (typeof value === 'string') {
    found.strings.push(value);
    found.bracketed.push(...bracketedIn(value).map((text) => ({ text, field: at })));
  }
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Fields;
  if (typeof fields['color'] === 'string' && typeof fields['background'] === 'string')
    found.colors.push({
      text: fields['color'],
      background: fields['background'],
      field: join(at, 'color'),
    });
  if (typeof fields['checked'] === 'string')
    found.checkedOn.push({ date: fields['checked'], field: join(at, 'checked') });
  for (const [name, inner] of Object.entries(fields)) {
    const field = join(at, name);
    if (ACTIONS.has(name) && typeof inner === 'object' && inner !== null)
      found.actions.push({
        label: textAt(inner as Fields, 'label'),
        href: textAt(inner as Fields, 'href'),
        field: `${field}.href`,
      });
    collect(inner, field, found);
  }
}

const join = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** The object that contains a field. */
function ownerOf(props: unknown, field: string): Fields {
  const owner = field
    .split('.')
    .slice(0, -1)
    .reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], props);
  return (owner ?? {}) as Fields;
}

const labelOf = (owner: Fields): string | undefined =>
  [owner['label'], owner['button'], owner['title'], owner['text'], owner['name']].find(
    (text): text is string => typeof text === 'string',
  );

const textAt = (fields: Fields, name: string): string =>
  typeof fields[name] === 'string' ? fields[name] : '';
