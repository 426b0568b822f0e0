import { defineList } from '#src/admin/lists/define-list.ts';
import { COMPANY_SIZES } from '#src/domains/assessment/questionnaire.ts';
import { RUN_STATES } from '#src/domains/assessment/run-state.ts';

export const ASSESSMENTS_PATH = '/admin/assessments';

/** Days of the default period. */
const DEFAULT_DAYS = 90;

/**
 * The page of assessments, which shows one edition and a period.
 * @param editions oldest first; the last one, in use today, is the default
 */
export function runList(editions: readonly string[]) {
  const list = defineList({
    path: ASSESSMENTS_PATH,
    noun: 'run',
    label: 'Assessments',
    tabs: ['state'],
    fields: {
      edition: editions.slice(0, -1),
      period: ['30', '365', 'all'],
      size: COMPANY_SIZES,
      state: RUN_STATES,
    },
    sorts: { '-started': 'newest first' },
  });
  type Query = ReturnType<typeof list.parse>;
  return {
    ...list,
    /** what a query asks the stats for */
    toFilter: ({ edition = editions.at(-1)!, period, size, state }: Query) => ({
      edition,
      days: period === 'all' ? undefined : Number(period ?? DEFAULT_DAYS),
      companySize: size,
      state,
    }),
  };
}

export type RunQuery = ReturnType<ReturnType<typeof runList>['parse']>;
