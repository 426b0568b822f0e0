import type { DocumentProblem } from '../document.ts';

/** Of the content as JSON. The largest page of the site has less than a tenth. */
const MAX_CONTENT_BYTES = 2 * 1024 * 1024;
/** Deeper than editors nest, and shallow enough for recursive functions. */
const MAX_DEPTH = 60;

type Path = readonly string[];

/**
 * Why content cannot be stored as JSON; undefined if it can. PostgreSQL refuses null characters and halves of surrogate pairs;
 * a field `__proto__` would get lost in copies of its object.
 */
export function problemOfStorage(content: unknown): DocumentProblem | undefined {
  const found = findProblem(content, []) ?? problemOfSize(content);
  return found && { ...placeOf(content, found.path), message: found.message };
}

interface Found {
  path: Path;
  message: string;
}

function findProblem(value: unknown, path: Path): Found | undefined {
  if (path.length > MAX_DEPTH)
    return { path, message: `This is nested deeper than ${MAX_DEPTH} levels.` };
  if (typeof value === 'string') return problemOfText(value, path);
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path, message: 'This is not a number.' };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const inner = [...path, key];
    const problem = problemOfName(key, inner) ?? findProblem(part, inner);
    if (problem) return problem;
  }
  return undefined;
}

const problemOfName = (name: string, path: Path): Found | undefined =>
  name === '__proto__'
    ? { path, message: 'This field has a name that cannot be stored. Remove it.' }
    : problemOfText(name, path);

function problemOfText(text: string, path: Path): Found | undefined {
  if (!text.includes('\0') && text.isWellFormed()) return undefined;
  return { path, message: 'This text contains a character that cannot be stored. Type it again.' };
}

function problemOfSize(content: unknown): Found | undefined {
  const { bytes, parts } = weigh(content);
  if (bytes <= MAX_CONTENT_BYTES) return undefined;
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return {
    // The innermost part with more than half of the bytes: a text that was pasted by mistake, or all blocks.
    path: parts.filter((part) => part.bytes > bytes / 2).map(({ name }) => name),
    message: `The document has ${megabytes} MB, more than 2 MB. Split it, or move pictures to the media library.`,
  };
}

interface Weight {
  bytes: number;
  /** the largest part, the largest part of it, and so on */
  parts: readonly { name: string; bytes: number }[];
}

/** The bytes of a value as JSON. */
function weigh(value: unknown): Weight {
  if (typeof value !== 'object' || value === null)
    return { bytes: Buffer.byteLength(JSON.stringify(value) ?? ''), parts: [] };
  let bytes = 1;
  let largest: Weight = { bytes: 0, parts: [] };
  for (const [name, part] of Object.entries(value)) {
    const { bytes: inner, parts } = weigh(part);
    bytes += inner + 1 + (Array.isArray(value) ? 0 : Buffer.byteLength(name) + 3);
    if (inner > largest.bytes)
      largest = { bytes: inner, parts: [{ name, bytes: inner }, ...parts] };
  }
  return { bytes, parts: largest.parts };
}

/** The place as editors know it: within a block by its id. */
function placeOf(content: unknown, path: Path): Omit<DocumentProblem, 'message'> {
  const names = path.map((name) => name.toWellFormed().replaceAll('\0', ''));
  const [list, index, props, ...fields] = names;
  const block = list === 'blocks' ? idAt(content, Number(index)) : undefined;
  if (block === undefined) return { field: names.join('.') };
  return { field: (props === 'props' ? fields : names.slice(2)).join('.'), block };
}

function idAt(content: unknown, index: number): string | undefined {
  const { blocks } = content as { blocks?: readonly unknown[] };
  const { id } = (blocks?.[index] ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' && id.isWellFormed() && !id.includes('\0')
    ? id
    : undefined;
}
