import type { DocumentProblem } from './document.ts';

/** Of the content as JSON. The largest page of the site has less than a tenth. */
const MAX_CONTENT_BYTES = 2 * 1024 * 1024;
/** Deeper than editors nest, and shallow enough for recursive functions. */
const MAX_DEPTH = 60;

/**
 * Why content cannot be stored as JSON; undefined if it can. PostgreSQL refuses null characters and halves of surrogate pairs.
 */
export function problemOfStorage(content: unknown): DocumentProblem | undefined {
  const problem = findProblem(content, '', 0);
  if (problem) return problem;
  const bytes = Buffer.byteLength(JSON.stringify(content));
  if (bytes <= MAX_CONTENT_BYTES) return undefined;
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return {
    field: '',
    message: `The document has ${megabytes} MB, more than 2 MB. Split it, or move pictures to the media library.`,
  };
}

function findProblem(value: unknown, field: string, depth: number): DocumentProblem | undefined {
  if (depth > MAX_DEPTH)
    return { field, message: `This is nested deeper than ${MAX_DEPTH} levels.` };
  if (typeof value === 'string') return problemOfText(value, field);
  if (typeof value === 'number' && !Number.isFinite(value))
    return { field, message: 'This is not a number.' };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = field ? `${field}.${key}` : key;
    const problem = problemOfText(key, path) ?? findProblem(part, path, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function problemOfText(text: string, field: string): DocumentProblem | undefined {
  if (!text.includes('\0') && text.isWellFormed()) return undefined;
  return {
    field: field.toWellFormed().replaceAll('\0', ''),
    message: 'This text contains a character that cannot be stored. Type it again.',
  };
}
