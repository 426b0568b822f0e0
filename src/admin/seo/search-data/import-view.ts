import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import type {
  PeriodSource,
  SearchImportPlan,
} from '#src/domains/seo/search-data/plan-search-import.ts';
import type { StoredImport } from '#src/domains/seo/search-data/search-data.server.ts';
import { periodValue, KIND_LABELS, periodLabel } from './search-data-list.ts';

/** The dry run of an upload. */
export type ImportView = ReturnType<typeof importView>;

/** Enough to see what is wrong with a file. */
const MAX_PROBLEMS = 200;

const SOURCES: Readonly<Record<PeriodSource, string>> = {
  typed: 'as you entered it',
  filter: 'from Filters.csv',
  days: 'from the first and last day in the files',
};

export function importView(plan: SearchImportPlan, stored: readonly StoredImport[]) {
  const { period, periodSource, files, unused, otherHost, problems, filters, canApply } = plan;
  const replaced = new Set(
    stored
      .filter((one) => period && periodValue(one) === periodValue(period))
      .map(({ kind }) => kind),
  );
  return {
    files: files.map(({ name, kind, rows, joined, masked, elsewhere }) => ({
      name,
      kind: KIND_LABELS[kind],
      rows: formatCount(rows.length, 'row'),
      /** what was left out, masked or joined, and what it would replace */
      notes: [
        ...(elsewhere > 0 ? [`${formatCount(elsewhere, 'row')} of other sites left out.`] : []),
        ...(joined > 0
          ? [`${formatCount(joined, 'row')} joined with another of the same page or query.`]
          : []),
        ...(masked > 0
          ? [
              `${formatCount(masked, 'query', 'queries')} with an email address or phone number, which ${masked === 1 ? 'is' : 'are'} masked.`,
            ]
          : []),
        ...(replaced.has(kind) ? ['Replaces what was imported for this period.'] : []),
      ],
    })),
    /** `Aug 1, 2026 to Oct 31, 2026`; undefined if the files do not say it */
    period: period && periodLabel(period),
    /** where the period comes from */
    periodNote: periodSource ? SOURCES[periodSource] : '',
    typed: { from: period?.from ?? '', to: period?.to ?? '' },
    filters,
    notes: [
      ...(otherHost
        ? [`The pages are of ${otherHost}. They are read as addresses of this site.`]
        : []),
      ...(unused.length > 0 ? [`Not used: ${unused.join(', ')}.`] : []),
    ],
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
    canApply,
  };
}

export type PeriodRow = ReturnType<typeof periodRows>[number];

/** The imported periods, the latest first. */
export function periodRows(stored: readonly StoredImport[], now: Date) {
  return [...Map.groupBy(stored, periodValue).values()].map((files) => {
    const [newest] = files.toSorted((a, b) => b.importedAt.getTime() - a.importedAt.getTime());
    const { from, to, importedAt, importedByName, filters } = newest!;
    return {
      from,
      to,
      label: periodLabel({ from, to }),
      /** `Pages (120 rows), Queries (1,000 rows)` */
      contents: files
        .map(({ kind, rows }) => `${KIND_LABELS[kind]} (${formatCount(rows, 'row')})`)
        .join(', '),
      filters,
      importedAt: formatTime(importedAt, now),
      by: importedByName,
    };
  });
}
