import { parseRedirectCsv } from './redirect-csv.ts';
import { parseRedirect } from './parse-redirect.ts';
import { followRedirects } from './follow-redirects.ts';
import { isSame, type Redirect } from './redirect.ts';
import { MemoryRedirects } from './redirect-source.ts';
import { addRedirect } from './redirects.ts';

/** A redirect of a file, as it would be stored. */
interface PlannedRedirect {
  line: number;
  outcome: 'added' | 'changed' | 'unchanged';
  redirect: Redirect;
  /** what is stored now, if it changes */
  before?: Redirect;
  /** whether its target is a redirect itself, so that it leads to the target of that */
  isCollapsed: boolean;
}

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/**
 * Finds out what a file would change, row by row, with the rules of `addRedirect`. Leaves out lines with a problem.
 * @param stored all redirects; not changed
 * @param content existing paths by their result of `normalizePath`
 */
export async function planImport(
  csv: string,
  stored: readonly Redirect[],
  siteUrl: string,
  content: ReadonlyMap<string, string>,
) {
  const { rows, problems, columns } = parseRedirectCsv(csv);
  const contentAt = (path: string) => content.get(path);
  const before = new MemoryRedirects(stored);
  const after = new MemoryRedirects(stored);
  const lines = new Map<string, number>();
  const typed = new Map<string, string>();
  for (const { line, cells, input } of rows) {
    const parsed = parseRedirect(input, siteUrl, content);
    if (!parsed.ok) {
      problems.push({ line, cells, column: parsed.field, message: parsed.message });
      continue;
    }
    const { redirect } = parsed;
    const earlier = lines.get(redirect.from);
    if (earlier !== undefined) {
      const message = `${redirect.from} is in line ${earlier} too.`;
      problems.push({ line, cells, column: 'from', message });
      continue;
    }
    const addition = await addRedirect(after, redirect, contentAt);
    if (!addition.ok) {
      problems.push({ line, cells, column: 'to', message: addition.message });
      continue;
    }
    lines.set(redirect.from, line);
    typed.set(redirect.from, redirect.to);
    for (const each of addition.upsert) after.set(each);
  }
  const planned: PlannedRedirect[] = [];
  for (const [from, line] of lines) {
    const redirect = after.get(from);
    if (!redirect) continue;
    const old = before.get(from);
    const outcome = !old ? 'added' : isSame(old, redirect) ? 'unchanged' : 'changed';
    const isCollapsed =
      redirect.to !== typed.get(from) || (await leadsOn(after, redirect, contentAt));
    const change = outcome === 'changed' && old ? { before: old } : {};
    planned.push({ line, outcome, redirect, isCollapsed, ...change });
  }
  const collapsed = stored.flatMap((old) => {
    const redirect = after.get(old.from)!;
    return lines.has(old.from) || isSame(old, redirect) ? [] : [{ before: old, redirect }];
  });
  return {
    planned /** redirects that are not in the file and change their target, since the file adds a redirect from it */,
    collapsed /** the first line of the file */,
    columns /** of lines that are left out, or of the whole file */,
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}

/** Whether visitors are led further than to the stored target, by a prefix or a temporary redirect. */
async function leadsOn(
  all: MemoryRedirects,
  { toPath }: Redirect,
  contentAt: (path: string) => string | undefined,
) {
  if (toPath === null || contentAt(toPath) !== undefined) return false;
  return (await followRedirects(all, toPath, contentAt)) !== undefined;
}
