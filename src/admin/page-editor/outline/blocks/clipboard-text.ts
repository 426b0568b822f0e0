import { isObject, parseJson } from '#src/platform/json.ts';
import type { Blocks } from './change-blocks.ts';

/** Sections on the clipboard. */
interface CopiedBlocks {
  blocks: Blocks;
  /** id of the document that they are from */
  from: string;
  /** they were cut from it, so that they keep their ids when they are pasted there */
  isCut: boolean;
}

export type ReadClipboard = { ok: true; copied: CopiedBlocks } | { ok: false; message: string };

const FORMAT = 'cadron-sections';
const VERSION = 1;
/** A document has at most 2 MB. */
const MAX_LENGTH = 2 * 1024 * 1024;
/** As deep as documents may be, less what is around a block. */
const MAX_DEPTH = 55;

export const toClipboardText = ({ blocks, from, isCut }: CopiedBlocks): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, from, isCut, blocks });

/** Whether a text says that it is sections, well-formed or not. */
export const isClipboardText = (text: string): boolean => text.slice(0, 100).includes(FORMAT);

/** Reads what was pasted: by us, by another release, or anything else. The props are checked like all that is typed. */
export function readClipboardText(
  text: string,
  knowsType: (type: string) => boolean,
): ReadClipboard {
  if (text.trim() === '') return failed('There is nothing to paste. Copy a section first.');
  if (text.length > MAX_LENGTH)
    return failed(
      `This is too large to paste: ${(text.length / 1024 / 1024).toFixed(1)} MB. A page holds up to 2 MB.`,
    );
  const value = parseJson(text);
  if (!isObject(value) || value['format'] !== FORMAT)
    return failed(
      isClipboardText(text)
        ? 'The copied section is incomplete. Copy it again.'
        : 'The clipboard holds no section. Copy one in the outline first.',
    );
  if (value['version'] !== VERSION)
    return failed(
      'This section was copied in another version of the editor. Reload both pages, then copy it again.',
    );
  return readBlocks(value['blocks'], knowsType, {
    from: String(value['from']),
    isCut: value['isCut'] === true,
  });
}

function readBlocks(
  given: unknown,
  knowsType: (type: string) => boolean,
  about: Omit<CopiedBlocks, 'blocks'>,
): ReadClipboard {
  if (!Array.isArray(given) || given.length === 0 || !given.every(isBlock))
    return failed('The copied section is incomplete. Copy it again.');
  const unknown = given.find(({ type }) => !knowsType(type));
  if (unknown)
    return failed(
      `Nothing was pasted: sections of the kind “${unknown.type.slice(0, 60)}” cannot be used here.`,
    );
  if (!given.every(({ props }) => isStorable(props, 0)))
    return failed('Nothing was pasted: the section contains what cannot be stored.');
  const blocks = given.map(({ id, type, props, hidden }) => ({
    id,
    type,
    props,
    ...(hidden === true && { hidden }),
  }));
  return { ok: true, copied: { ...about, blocks } };
}

const isBlock = (value: unknown): value is Blocks[number] =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['type'] === 'string' &&
  isObject(value['props']);

/** The limits of documents (`content-limits.ts`), which the server checks again. */
function isStorable(value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, inner]) => isStorable(name, depth) && isStorable(inner, depth + 1),
  );
}

const failed = (message: string): ReadClipboard => ({ ok: false, message });
