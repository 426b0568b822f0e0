import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice } from '#src/admin/parts/filter-choice.tsx';
import { COMPANY_SIZES } from '#src/domains/assessment/questionnaire.ts';
import type { AssessmentsView } from './assessments-view.ts';
import { ASSESSMENTS_PATH } from './run-filter.ts';
import { PERIOD_NAMES } from './run-labels.ts';

type FormProps = Pick<AssessmentsView, 'query' | 'editions' | 'isNarrowed'>;

/** Filters the whole page with a plain GET form, so that a filtered page has its own URL. */
export function RunFilterForm({ query, editions, isNarrowed }: FormProps) {
  return (
    // A new key resets the inputs to the URL's values, including after going back.
    <Form
      className="admin-filter runs-filter"
      role="search"
      aria-label="Assessments"
      key={JSON.stringify(query)}
    >
      {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
      <FilterChoice
        name="period"
        label="Started"
        value={query.period}
        options={Object.entries(PERIOD_NAMES).map(([value, label]) => ({ value, label }))}
      />
      <FilterChoice
        name="size"
        label="Company size"
        value={query.companySize}
        all="Every size"
        options={COMPANY_SIZES.map(named)}
      />
      {editions.length > 1 ? (
        <FilterChoice
          name="edition"
          label="Edition"
          value={query.edition}
          options={editions.map(named)}
        />
      ) : null}
      <FilterActions
        resetTo={ASSESSMENTS_PATH}
        resetLabel="Reset filters"
        isFiltered={isNarrowed}
      />
    </Form>
  );
}

/** An option that is shown as it is sent. */
const named = (value: string) => ({ value, label: value });
