import { parsePage } from '#src/admin/parts/list-query.ts';
import type { RunFilter } from '#src/domains/assessment/assessment-stats.server.ts';
import { type CompanySize, isCompanySize } from '#src/domains/assessment/questionnaire.ts';
import { RUN_STATES, type RunState } from '#src/domains/assessment/run-state.ts';

export const ASSESSMENTS_PATH = '/admin/assessments';

/** Lengths of the periods in days; undefined for all time. */
export const PERIODS = { '30': 30, '90': 90, '365': 365, all: undefined } as const;
export type Period = keyof typeof PERIODS;
const DEFAULT_PERIOD: Period = '90';

/** The query parameters of the page, which shows one edition. */
export interface RunQuery {
  edition: string;
  period: Period;
  companySize?: CompanySize | undefined;
  state?: RunState | undefined;
  /** from 1 */
  page: number;
}

type Editions = readonly { edition: string }[];

/** The edition in use today, which is the default. */
const currentEdition = (editions: Editions) => editions.at(-1)!.edition;

/** Parses a query string. Invalid values are replaced by the defaults. */
export function parseRunQuery(parameters: URLSearchParams, editions: Editions): RunQuery {
  const edition = editions.find(({ edition }) => edition === parameters.get('edition'))?.edition;
  const period = parameters.get('period') ?? '';
  const size = parameters.get('size');
  return {
    edition: edition ?? currentEdition(editions),
    period: isPeriod(period) ? period : DEFAULT_PERIOD,
    companySize: isCompanySize(size) ? size : undefined,
    state: RUN_STATES.find((state) => state === parameters.get('state')),
    page: parsePage(parameters),
  };
}

const isPeriod = (period: string): period is Period => Object.hasOwn(PERIODS, period);

export const toRunFilter = ({ edition, period, companySize, state }: RunQuery): RunFilter => ({
  edition,
  days: PERIODS[period],
  companySize,
  state,
});

/** Returns the URL of a query, without default values; `path` for another route with the same runs, such as the export. */
export function runsAddress(query: RunQuery, editions: Editions, path = ASSESSMENTS_PATH): string {
  const { edition, period, companySize, state, page } = query;
  const parameters = new URLSearchParams();
  if (edition !== currentEdition(editions)) parameters.set('edition', edition);
  if (period !== DEFAULT_PERIOD) parameters.set('period', period);
  if (companySize) parameters.set('size', companySize);
  if (state) parameters.set('state', state);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Whether the period or the company size differs from the default. */
export const isNarrowed = ({ period, companySize }: RunQuery): boolean =>
  period !== DEFAULT_PERIOD || companySize !== undefined;
