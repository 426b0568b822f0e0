import type { z } from 'zod';
import type {
  DocumentBlock,
  DocumentContent,
  DocumentProblem,
} from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';

const ODD_VALUE = 'This field cannot have this value. Reload the page, then enter it again.';

/** Turns what a schema found into messages at their places. A place within a block is named by the block and its field. */
export function problemsOf(error: z.ZodError, content: unknown): DocumentProblem[] {
  return error.issues.map(({ path, ...issue }) => {
    // Only a form that is none of ours sends what the library has to describe.
    const message = issue.message.startsWith('Invalid') ? ODD_VALUE : issue.message;
    const [first, index, ...rest] = path.map(String);
    const block = first === 'blocks' ? blockAt(content, Number(index)) : undefined;
    if (!block) return { field: path.map(String).join('.'), message };
    return { field: rest.filter((part) => part !== 'props').join('.'), block, message };
  });
}

/**
 * Checks the shape of content and fills in missing fields.
 * @param problemsIn what else is wrong with content of the right shape
 */
export function parseWith<Content extends DocumentContent>(
  schema: z.ZodType<Content>,
  given: unknown,
  problemsIn: (content: Content) => readonly DocumentProblem[] = () => [],
): ParsedContent {
  const { success, data, error } = schema.safeParse(given);
  const problems = success ? problemsIn(data) : problemsOf(error, given);
  return success && problems.length === 0 ? { ok: true, content: data } : { ok: false, problems };
}

function blockAt(content: unknown, index: number): string | undefined {
  const { blocks } = content as { blocks?: unknown };
  const id = Array.isArray(blocks) ? (blocks[index] as { id?: unknown } | null)?.id : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Blocks that share an id cannot be merged. */
export function repeatedBlocks(blocks: readonly DocumentBlock[]): DocumentProblem[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of blocks) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((block) => ({
    field: 'id',
    block,
    message: 'Two sections have the same id. Remove one of them and add it again.',
  }));
}
