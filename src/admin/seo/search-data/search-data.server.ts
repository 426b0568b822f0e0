import type { RouterContextProvider } from 'react-router';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { StoredImport } from '#src/domains/seo/search-data/search-data.server.ts';
import type { SearchPeriod } from '#src/domains/seo/search-data/search-figures.ts';
import { servicesContext } from '#src/services.server.ts';
import { readPageChanges } from './page-changes.server.ts';
import { pageView, queriesView, landingsNote, pagesView } from './pages-view.ts';
import {
  daysOf,
  periodValue,
  type SearchDataQuery,
  dayLabel,
  periodLabel,
} from './search-data-list.ts';

/** A period of Search Console that can be chosen. */
interface PeriodOption {
  value: string;
  label: string;
}

/** The periods that the head of the list and that of one page share. */
export type ShownPeriods = ReturnType<typeof periodsView>;

/** Reads the list of pages, and where the missing ones of the shown rows lead. */
export async function readPagesView(
  context: Readonly<RouterContextProvider>,
  query: SearchDataQuery,
) {
  const { analyticsFigures, searchData, redirects } = context.get(servicesContext);
  const { period, imports, shown } = await choosePeriod(context, query);
  const [stats, search, queries] = await Promise.all([
    analyticsFigures.pages(period),
    shown && searchData.pages(shown),
    shown && searchData.queries(shown),
  ]);
  const view = pagesView(query, stats, search);
  const missing = view.rows.filter(({ isMissing }) => isMissing);
  const redirected = await Promise.all(
    missing.map(async ({ id }) => [id, await redirects.resolveNotFound(id)] as const),
  );
  const targets = Object.fromEntries(
    redirected.flatMap(([path, found]) =>
      found ? [[path, found.status === 410 ? 'Responds with 410' : `Leads to ${found.to}`]] : [],
    ),
  );
  const periods = periodsView(period, imports, shown, landingsNote(stats, period));
  const source = search?.source ?? 'none';
  return { ...view, ...periods, ...queriesView(queries), source, targets };
}

/** Reads what is known about one page. */
export async function readPageView(
  context: Readonly<RouterContextProvider>,
  query: SearchDataQuery,
  path: string,
) {
  const { analyticsFigures, searchData } = context.get(servicesContext);
  const { period, imports, shown } = await choosePeriod(context, query);
  const [stats, changes, search, queries] = await Promise.all([
    analyticsFigures.page(period, path),
    readPageChanges(context, path, period.since),
    shown && searchData.pages(shown),
    shown && searchData.queries(shown, path),
  ]);
  const view = pageView({ path, stats, before: period.before, changes, search, queries });
  return { ...view, ...periodsView(period, imports, shown, landingsNote(stats, period)) };
}

async function choosePeriod(context: Readonly<RouterContextProvider>, query: SearchDataQuery) {
  const { searchData } = context.get(servicesContext);
  const imports = await searchData.list();
  const shown = imports.find((one) => periodValue(one) === query.period) ?? imports[0];
  return { period: lastDays(daysOf(query), new Date()), imports, shown };
}

function periodsView(
  { from, to }: SearchPeriod,
  imports: readonly StoredImport[],
  /** the one that is shown; undefined if nothing is imported */
  shown: StoredImport | undefined,
  /** the first day on which landings were counted, if that is within the period: `Nov 3, 2026` */
  landingsSince: string | undefined,
) {
  const options = new Map(imports.map((one) => [periodValue(one), optionOf(one)]));
  return {
    /** `Oct 25, 2026 to Nov 21, 2026` */
    dates: periodLabel({ from, to }),
    landingsSince: landingsSince && dayLabel(landingsSince),
    /** of Search Console, the latest first */
    options: [...options.values()],
    shown: shown && { ...optionOf(shown), filters: shown.filters },
  };
}

const optionOf = (period: SearchPeriod): PeriodOption => ({
  value: periodValue(period),
  label: periodLabel(period),
});
