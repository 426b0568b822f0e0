import { formatNumber } from '#src/admin/parts/counts.ts';
import type { ImportPlan } from '#src/domains/redirects/plan-import.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import type { CsvProblem } from '#src/domains/redirects/redirect-csv.ts';

interface ImportLine {
  key: string;
  /** `Line 12`; none for redirects that are not in the file */
  line: string | undefined;
  outcome: string;
  from: string;
  to: string;
  /** what is stored now */
  before: string | undefined;
}

export interface ImportView {
  fileName: string;
  counts: { added: number; changed: number; unchanged: number; collapsed: number };
  problems: readonly CsvProblem[];
  /** the first line of the file */
  columns: readonly string[];
  /** the first changes */
  lines: readonly ImportLine[];
  /** changes that are not shown */
  more: number;
}

/** Enough to judge a file; a page with all lines would be slow. */
const MAX_LINES = 200;

const targetWords = ({ to, status }: { to: string; status: number }) =>
  status === 410 ? '410' : `${status} ${to}`;

/** Formats what a file would change. */
export function importView(plan: ImportPlan & { fileName?: string }): ImportView {
  const count = (outcome: string) => plan.planned.filter((row) => row.outcome === outcome).length;
  const changed: ImportLine[] = plan.planned
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ line, outcome, redirect, before, isCollapsed }) => ({
      key: redirect.from,
      line: `Line ${formatNumber(line)}`,
      outcome: `${outcome === 'added' ? 'Added' : 'Changed'}${isCollapsed ? ', collapsed' : ''}`,
      from: printStart(redirect.from),
      to: targetWords(redirect),
      before: before && targetWords(before),
    }));
  const others: ImportLine[] = plan.collapsed.map(({ before, redirect }) => ({
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
    columns: plan.columns,
    lines: lines.slice(0, MAX_LINES),
    more: Math.max(0, lines.length - MAX_LINES),
  };
}
