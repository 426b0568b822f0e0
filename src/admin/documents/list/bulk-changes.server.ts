import type { Notice } from '#src/admin/notices/notice.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { LIST_PAGE_SIZE } from './list-page-size.ts';
import { countOf, type ListedKind } from './listed-kind.ts';

/** Changes of several documents at once, and what is reported about them. */

/** A cookie carries the ids of an undo. */
const MAX_UNDO = 25;

export interface BulkResult {
  /** ids */
  changed: readonly string[];
  /** why others were not changed, each once */
  refusals: readonly string[];
  failed: number;
}

/** The ids of a form or a query, also of an undo, whose fields have numbered names. At most as many as a list shows. */
export function selectedIds(values: Iterable<[string, unknown]>): string[] {
  const ids = [...values]
    .filter(([name]) => name === 'id' || name.startsWith('id-'))
    .flatMap(([, value]) => (typeof value === 'string' && isUuid(value) ? [value] : []));
  return [...new Set(ids)].slice(0, LIST_PAGE_SIZE);
}

/** One after another, so that one refusal keeps no other document from being changed. */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<{ ok: true } | { ok: false; message: string }>,
): Promise<BulkResult> {
  const changed: string[] = [];
  const refusals = new Set<string>();
  for (const id of ids) {
    const result = await change(id);
    if (result.ok) changed.push(id);
    else refusals.add(result.message);
  }
  return { changed, refusals: [...refusals], failed: ids.length - changed.length };
}

const DONE = {
  trash: (these: string) => `${these} moved to the trash.`,
  restore: (these: string) => `${these} restored.`,
  purge: (these: string) => `${these} deleted for good.`,
} as const;

const FAILED = {
  trash: (these: string) => `${these} not moved to the trash.`,
  restore: (these: string) => `${these} not restored.`,
  purge: (these: string) => `${these} not deleted.`,
} as const;

/** What is reported after a change. What went to the trash can be brought back from the notice. */
export function bulkNotice(
  listed: ListedKind,
  type: keyof typeof DONE,
  { changed, refusals, failed }: BulkResult,
): Notice {
  if (changed.length === 0 && failed === 0) return nothingSelected(listed);
  const done = changed.length > 0 ? [DONE[type](countOf(listed, changed.length))] : [];
  const not = failed > 0 ? [FAILED[type](countOf(listed, failed))] : [];
  return {
    kind: failed > 0 ? 'error' : 'done',
    text: [...done, ...not].join(' '),
    ...(refusals.length > 0 && { items: refusals }),
    ...(type === 'trash' && changed.length > 0 && wayBack(listed, changed)),
  };
}

export const nothingSelected = ({ noun }: ListedKind): Notice => ({
  kind: 'error',
  text: `Select a ${noun} first.`,
});

function wayBack({ path }: ListedKind, ids: readonly string[]): Pick<Notice, 'undo' | 'link'> {
  if (ids.length > MAX_UNDO)
    return { link: { label: 'Show the trash', to: `${path}?state=trash` } };
  const fields = Object.fromEntries(ids.map((id, at) => [`id-${at}`, id]));
  return { undo: { to: path, fields: { intent: 'restore', ...fields } } };
}
