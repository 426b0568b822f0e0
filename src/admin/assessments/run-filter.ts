import type { RunFilter } from '#src/domains/assessment/assessment-stats.server.ts';
import { type CompanySize, isCompanySize } from '#src/domains/assessment/questionnaire.ts';
import { RUN_STATES, type RunState } from '#src/domains/assessment/run-state.ts';

export const ASSESSMENTS_PATH = '/admin/assessments';

/** Days back from now. */
export const PERIODS = { '30': 30, '90': 90, '365': 365, all: undefined } as const;
export type Period = keyof typeof PERIODS;
const USUAL: Period = '90';

/** What an address asks for: figures and list of one edition. */
export interface RunQuery {
  edition: string;
  period: Period;
  companySize?: CompanySize | undefined;
  state?: RunState | undefined;
  /** from 1 */
  page: number;
}

type Editions = readonly { edition: string }[];

/** The edition that is asked today, which an address need not name. */
const currentOf = (editions: Editions) => editions.at(-1)!.edition;

/** Reads an address that anybody may have typed: what makes no sense is as good as missing. */
export function readQuery(parameters: URLSearchParams, editions: Editions): RunQuery {
  const edition = editions.find(({ edition }) => edition === parameters.get('edition'))?.edition;
  const period = parameters.get('period') ?? '';
  const size = parameters.get('size');
  const page = parameters.get('page') ?? '';
  return {
    edition: edition ?? currentOf(editions),
    period: isPeriod(period) ? period : USUAL,
    companySize: isCompanySize(size) ? size : undefined,
    state: RUN_STATES.find((state) => state === parameters.get('state')),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

const isPeriod = (period: string): period is Period => Object.hasOwn(PERIODS, period);

export const filterOf = ({ edition, period, companySize, state }: RunQuery): RunFilter => ({
  edition,
  days: PERIODS[period],
  companySize,
  state,
});

/** The address of a query, without what goes without saying; `path` for another page about the same runs. */
export function addressOf(query: RunQuery, editions: Editions, path = ASSESSMENTS_PATH): string {
  const { edition, period, companySize, state, page } = query;
  const parameters = new URLSearchParams();
  if (edition !== currentOf(editions)) parameters.set('edition', edition);
  if (period !== USUAL) parameters.set('period', period);
  if (companySize) parameters.set('size', companySize);
  if (state) parameters.set('state', state);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Whether figures are narrowed down beyond what everybody sees first. */
export const isNarrowed = ({ period, companySize }: RunQuery): boolean =>
  period !== USUAL || companySize !== undefined;
