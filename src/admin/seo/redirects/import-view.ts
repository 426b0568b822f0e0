import { formatNumber } from '#src/admin/parts/counts.ts';
import type { ImportPlan } from '#src/domains/redirects/plan-import.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';

/** Enough to judge a file; a page with all lines would be slow. */
const MAX_LINES = 200;

const targetWords = ({ to, status }: { to: string; status: number }) =>
  status === 410 ? '410' : `${status} ${to}`;

export type ImportView = ReturnType<typeof importView>;

/** Formats what a file would change. */
export function importView(plan: ImportPlan & { fileName?: string }) {
  const count = (outcome: string) => plan.planned.filter((row) => row.outcome === outcome).length;
  const changed = plan.planned
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ line, outcome, redirect, before, isCollapsed }) => ({
      key: redirect.from,
      /** none for redirects that are not in the file */
      line: `Line ${formatNumber(line)}`,
      outcome: `${outcome === 'added' ? 'Added' : 'Changed'}${isCollapsed ? ', collapsed' : ''}`,
      from: printStart(redirect.from),
      to: targetWords(redirect),
      /** what is stored now */
      before: before && targetWords(before),
    }));
  const others = plan.collapsed.map(({ before, redirect }) => ({
    key: redirect.from,
    line: undefined,
    outcome: 'Collapsed',
    from: printStart(redirect.from),
    to: targetWords(redirect),
    before: targetWords(before),
  }));
  const lines = [...others, ...changed];
  const collapsed = plan.planned.filter((row) => row.isCollapsed).length + others.length;
  return {
    fileName: plan.fileName ?? '',
    counts: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      collapsed,
    },
    problems: plan.problems,
    /** the first line of the file */
    columns: plan.columns,
    lines: lines.slice(0, MAX_LINES),
    total: lines.length,
  };
}
