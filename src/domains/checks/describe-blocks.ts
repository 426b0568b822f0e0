import { hash } from 'node:crypto';
import { addressesIn } from '#src/domains/content/addresses-in.ts';
import {
  placeSections,
  sectionIdOf,
  SHARED_SECTION,
} from '#src/domains/content/sections/shared-section.ts';
import { openHtmlReader } from '#src/domains/seo/crawl/read-html.ts';
import type { BlockFacts, ReadBlock } from './block-port.ts';
import { bracketedIn } from './bracketed.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { SectionFacts } from './site-facts.ts';
import { type Fields, textAt, valuesIn } from './values-in.ts';

const LISTS = [
  'blocks',
  'headings',
  'links',
  'pictures',
  'colors',
  'blockProblems',
  'texts',
  'bracketed',
  'checkedOn',
  'shared',
  'unrendered',
] as const;

type Lists = Pick<CheckedDocument, (typeof LISTS)[number]>;
type Described = Lists & Pick<CheckedDocument, 'anchors' | 'hasForm'>;

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
        : describeKnown(block, readBlock),
    ),
  );

const joinFacts = (parts: readonly Described[]): Described => ({
  ...(Object.fromEntries(
    LISTS.map((list) => [list, parts.flatMap((part): readonly unknown[] => part[list])]),
  ) as unknown as Lists),
  anchors: new Set(parts.flatMap(({ anchors }) => [...anchors])),
  hasForm: parts.some(({ hasForm }) => hasForm),
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
 * A shared section's part of the document: its headings, texts and anchors. It has checks of its own, so its links and
 * pictures do not count here.
 */
function describeShared(place: Stored, readBlock: ReadBlock, sections: KnownSections): Described {
  const own = { ...describeKnown(place, readBlock), anchors: new Set<string>() };
  const section = sectionIdOf(place);
  if (section === undefined) return own;
  const { id: block } = place;
  const facts = sections.get(section) ?? NO_SECTION;
  const placed = placeSections([place], new Map([[section, facts.blocks ?? []]]));
  const { headings, texts, anchors, hasForm, unrendered, links } = joinFacts(
    placed.map((each) => describeKnown(each, readBlock)),
  );
  return {
    ...own,
    headings: headings.map(({ level, text }) => ({ level, text, block })),
    texts: texts.map(({ text }) => ({ text, block })),
    anchors,
    hasForm,
    unrendered: unrendered.map(() => ({ block })),
    shared: [{ block, section, facts, links }],
  };
}

/** Blocks of a site, more or less. */
const MAX_KNOWN = 2_000;
const known = new WeakMap<ReadBlock, Map<string, Described>>();

/** Rendering a block takes a millisecond, and while someone types, one block changes and the others are known. */
function describeKnown({ id, type, props }: Stored, readBlock: ReadBlock): Described {
  const blocks = known.get(readBlock) ?? new Map<string, Described>();
  known.set(readBlock, blocks);
  const key = hash('sha256', JSON.stringify([id, type, props]), 'base64');
  const described =
    blocks.get(key) ?? describeBlock({ id, type, props }, readBlock(id, type, props));
  blocks.delete(key);
  blocks.set(key, described);
  // The one that was used longest ago.
  if (blocks.size > MAX_KNOWN) blocks.delete(blocks.keys().next().value!);
  return described;
}

const unknownType = (type: string): BlockFacts => ({
  problems: [
    {
      field: '',
      isEmpty: false,
      message: `Remove this section: no section has the type “${type}” on this site.`,
    },
  ],
  props: undefined,
  html: undefined,
});

/** Reads what visitors see in the markup; the rest goes by the names of fields, so that new blocks need no change here. */
function describeBlock(
  { id: block, type, props }: Stored,
  facts: BlockFacts = unknownType(type),
): Described {
  const { problems, html } = facts;
  const { text, ids, ...read } = readMarkup(facts);
  const values = valuesIn(props);
  const here = <Fact>(list: readonly Fact[]) => list.map((fact) => ({ ...fact, block }));
  const inObjects = <Fact>(
    factOf: (fields: Fields, at: (name: string) => string) => Fact | undefined,
  ) =>
    here(
      values.flatMap(({ field, fields }) => {
        const at = (name: string) => (field === '' ? name : `${field}.${name}`);
        return (fields && factOf(fields, at)) ?? [];
      }),
    );
  return {
    blocks: [{ id: block, type }],
    headings: here(read.headings),
    links: here(read.links),
    pictures: inObjects((fields, at) => {
      const src = textAt(fields, 'src').trim();
      const isDecorative = fields['decorative'] === true;
      return src === ''
        ? undefined
        : { src, alt: textAt(fields, 'alt'), isDecorative, field: at('src') };
    }),
    colors: inObjects((fields, at) => {
      const background = textAt(fields, 'background');
      return background === ''
        ? undefined
        : { text: textAt(fields, 'color'), background, field: at('color') };
    }),
    checkedOn: inObjects((fields, at) => {
      const date = textAt(fields, 'checked');
      return date === '' ? undefined : { date, field: at('checked') };
    }),
    blockProblems: here(problems),
    bracketed: here(
      values.flatMap(({ field, text: typed = '' }) =>
        bracketedIn(typed).map((found) => ({ text: found, field })),
      ),
    ),
    texts: [{ block, text }],
    shared: [],
    unrendered: html === undefined ? [{ block }] : [],
    anchors: new Set([block, ...ids]),
    hasForm: html?.includes('<form') === true,
  };
}

/** Reads the markup of a block. A heading is in the field with its text, a link in that with its address. */
function readMarkup({ html = '', props }: BlockFacts) {
  // The longest first, as a heading may contain others.
  const texts = valuesIn(props)
    .map(({ field, text = '' }) => ({ field, text: inOneLine(text) }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => other.text.length - one.text.length);
  const addresses = addressesIn(props).filter(({ use }) => use === 'link');
  const headings: { level: number; text: string; field: string }[] = [];
  const links: { href: string; label: string; field: string }[] = [];
  const ids: string[] = [];
  const reader = openHtmlReader({
    heading(level, text) {
      const shown = inOneLine(text);
      // A label may stand before it, and more behind.
      const source =
        take(texts, (each) => shown.endsWith(each.text)) ??
        take(texts, (each) => shown.includes(each.text));
      headings.push({ level, text: shown, field: source?.field ?? '' });
    },
    link({ href: written, text }) {
      const href = written.trim();
      const source = take(addresses, ({ address }) => address === href);
      // A picture and a title may both be the same link.
      if (source || links.every((link) => link.href !== href))
        links.push({ href, label: inOneLine(text), field: source?.field ?? '' });
    },
    id: (id) => ids.push(id),
  });
  reader.write(html);
  return { headings, links, ids, text: inOneLine(reader.end()) };
}

/** Removes the first one that matches: the next with the same text is in another field. */
function take<Value>(list: Value[], matches: (value: Value) => boolean): Value | undefined {
  const at = list.findIndex(matches);
  return at === -1 ? undefined : list.splice(at, 1)[0];
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
