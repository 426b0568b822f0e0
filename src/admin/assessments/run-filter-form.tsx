import { ListFilter } from '#src/admin/parts/list-filter.tsx';
import { COMPANY_SIZES } from '#src/domains/assessment/questionnaire.ts';
import type { AssessmentsView } from './assessments-view.ts';
import { ASSESSMENTS_PATH } from './run-filter.ts';
import { PERIOD_NAMES } from './run-labels.ts';

type FormProps = Pick<AssessmentsView, 'query' | 'editions' | 'isNarrowed'>;

/** Filters the whole page with a plain GET form, so that a filtered page has its own URL. */
export function RunFilterForm({ query, editions, isNarrowed }: FormProps) {
  return (
    <ListFilter
      className="runs-filter"
      label="Assessments"
      query={{ ...query, size: query.companySize }}
      kept={['state']}
      filters={[
        {
          name: 'period',
          label: 'Started',
          options: Object.entries(PERIOD_NAMES).map(([value, label]) => ({ value, label })),
        },
        {
          name: 'size',
          label: 'Company size',
          all: 'Every size',
          options: COMPANY_SIZES.map(named),
        },
        ...(editions.length > 1
          ? [{ name: 'edition', label: 'Edition', options: editions.map(named) }]
          : []),
      ]}
      resetTo={ASSESSMENTS_PATH}
      resetLabel="Reset filters"
      isFiltered={isNarrowed}
    />
  );
}

/** An option that is shown as it is sent. */
const named = (value: string) => ({ value, label: value });
