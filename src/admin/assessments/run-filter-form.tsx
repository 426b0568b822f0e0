import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { COMPANY_SIZES } from '#src/domains/assessment/questionnaire.ts';
import { Field } from '#src/ui/field.tsx';
import type { AssessmentsView } from './assessments-view.ts';
import { ASSESSMENTS_PATH, PERIODS, type Period } from './run-filter.ts';
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
      <Field id="period" label="Started">
        {(control) => (
          <select {...control} className="input" name="period" defaultValue={query.period}>
            {(Object.keys(PERIODS) as Period[]).map((period) => (
              <option key={period} value={period}>
                {PERIOD_NAMES[period]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="size" label="Company size">
        {(control) => (
          <select {...control} className="input" name="size" defaultValue={query.companySize ?? ''}>
            <option value="">Every size</option>
            {COMPANY_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        )}
      </Field>
      {editions.length > 1 ? (
        <Field id="edition" label="Edition">
          {(control) => (
            <select {...control} className="input" name="edition" defaultValue={query.edition}>
              {editions.map((edition) => (
                <option key={edition}>{edition}</option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      <FilterActions
        resetTo={ASSESSMENTS_PATH}
        resetLabel="Reset filters"
        isFiltered={isNarrowed}
      />
    </Form>
  );
}
