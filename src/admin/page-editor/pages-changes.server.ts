import type { Notice } from '#src/admin/notices/notice.ts';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { countPages } from './pages-labels.ts';
import { PAGE_SIZE } from './pages-view.ts';

/** Changes of several pages at once, and what is reported about them. */

/** A cookie carries the ids of an undo. */
const MAX_UNDO = 25;

export interface PagesResult {
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
  return [...new Set(ids)].slice(0, PAGE_SIZE);
}

/** One after another, so that one refusal keeps no other page from being changed. */
export async function changePages(
  ids: readonly string[],
  change: (id: string) => Promise<{ ok: true } | { ok: false; message: string }>,
): Promise<PagesResult> {
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
  trash: (pages: string) => `${pages} moved to the trash.`,
  restore: (pages: string) => `${pages} restored.`,
  purge: (pages: string) => `${pages} deleted for good.`,
} as const;

const FAILED = {
  trash: (pages: string) => `${pages} not moved to the trash.`,
  restore: (pages: string) => `${pages} not restored.`,
  purge: (pages: string) => `${pages} not deleted.`,
} as const;

/** What is reported after a change. A page in the trash can be brought back from the notice. */
export function pagesNotice(
  type: keyof typeof DONE,
  { changed, refusals, failed }: PagesResult,
): Notice {
  if (changed.length === 0 && failed === 0) return { kind: 'error', text: 'Select a page first.' };
  const done = changed.length > 0 ? [DONE[type](countPages(changed.length))] : [];
  const not = failed > 0 ? [FAILED[type](countPages(failed))] : [];
  return {
    kind: failed > 0 ? 'error' : 'done',
    text: [...done, ...not].join(' '),
    ...(refusals.length > 0 && { items: refusals }),
    ...(type === 'trash' && changed.length > 0 && wayBack(changed)),
  };
}

function wayBack(ids: readonly string[]): Pick<Notice, 'undo' | 'link'> {
  if (ids.length > MAX_UNDO)
    return { link: { label: 'Show the trash', to: `${PAGE_EDITOR_PATH}?state=trash` } };
  const fields = Object.fromEntries(ids.map((id, at) => [`id-${at}`, id]));
  return { undo: { to: PAGE_EDITOR_PATH, fields: { intent: 'restore', ...fields } } };
}
