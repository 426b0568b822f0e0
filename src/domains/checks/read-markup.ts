import { createHash } from 'node:crypto';
import { openHtmlReader } from '#src/domains/seo/crawl/read-html.ts';
import type { BlockFacts, ReadBlock } from './block-port.ts';
import { valuesIn } from './values-in.ts';

/** What is read in the markup of a block. */
interface ReadMarkup {
  /** undefined if there is no such type of block */
  problems: BlockFacts['problems'] | undefined;
  isRendered: boolean;
  headings: { level: number; text: string; field: string }[];
  ids: string[];
  isForm: boolean;
}

/** Blocks of a site, more or less. */
const MAX_KNOWN = 2_000;
const known = new WeakMap<ReadBlock, Map<string, ReadMarkup>>();

/** Rendering a block takes a millisecond, and while someone types, one block changes and the others are known. */
export function readKnown(
  { id, type, props }: { id: string; type: string; props: unknown },
  readBlock: ReadBlock,
): ReadMarkup {
  const blocks = known.get(readBlock) ?? new Map<string, ReadMarkup>();
  known.set(readBlock, blocks);
  const key = createHash('sha256')
    .update(JSON.stringify([id, type, props]))
    .digest('base64');
  const read = blocks.get(key) ?? readMarkup(readBlock(id, type, props));
  blocks.delete(key);
  blocks.set(key, read);
  // The one that was used longest ago.
  if (blocks.size > MAX_KNOWN) blocks.delete(blocks.keys().next().value!);
  return read;
}

/** What visitors get of a block. A heading is in the field with its text. */
function readMarkup(facts: BlockFacts | undefined): ReadMarkup {
  const { html = '', props, problems } = facts ?? {};
  // The longest first, as a heading may contain others.
  const texts = valuesIn(props)
    .map(({ field, text = '' }) => ({ field, text: inOneLine(text) }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => other.text.length - one.text.length);
  const headings: ReadMarkup['headings'] = [];
  const ids: string[] = [];
  const reader = openHtmlReader({
    heading(level, text) {
      const shown = inOneLine(text);
      // A label may stand before it, and more behind.
      const end = texts.findIndex((each) => shown.endsWith(each.text));
      const at = end === -1 ? texts.findIndex((each) => shown.includes(each.text)) : end;
      // The next one with the same text is in another field.
      const [source] = at === -1 ? [] : texts.splice(at, 1);
      headings.push({ level, text: shown, field: source?.field ?? '' });
    },
    id: (id) => ids.push(id),
  });
  reader.write(html);
  reader.end();
  const isRendered = facts?.html !== undefined;
  return { problems, isRendered, headings, ids, isForm: html.includes('<form') };
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
