import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice } from '#src/admin/parts/filter-choice.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import type { ActivityActor } from '#src/platform/activity/activity-views.ts';
import { Field } from '#src/ui/field.tsx';
import { AREA_OPTIONS, type OptionGroup } from './activity-options.ts';
import { ACTIVITY_PATH, type ActivityQuery } from './activity-query.ts';

interface FilterFormProps {
  query: ActivityQuery;
  actors: readonly ActivityActor[];
  actions: readonly OptionGroup[];
  seesEverything: boolean;
}

/** Filters the list with a plain GET form, so that a filtered list has its own URL. */
export function ActivityFilterForm({ query, actors, actions, seesEverything }: FilterFormProps) {
  const { area, action, actor, object, from, to, search } = query;
  const people = actors.map(({ key, name }) => ({ value: key, label: name }));
  return (
    // A new key resets the inputs to the URL's values, including after going back.
    <Form
      className="admin-filter activity-filter"
      role="search"
      aria-label="Activity"
      key={JSON.stringify(query)}
    >
      {object ? <input type="hidden" name="object" value={`${object.kind}:${object.id}`} /> : null}
      <SearchField label="Title, path, or person" value={search} />
      {seesEverything ? (
        <FilterChoice
          name="area"
          label="Area"
          value={area}
          all="Every area"
          options={AREA_OPTIONS}
        />
      ) : null}
      <Field id="action" label="Action">
        {(control) => (
          <select {...control} className="input" name="action" defaultValue={action ?? ''}>
            <option value="">Every action</option>
            {actions.map(({ label, options }) => (
              <optgroup key={label} label={label}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <FilterChoice name="actor" label="Done by" value={actor} all="Everyone" options={people} />
      <Day name="from" label="From" value={from} />
      <Day name="to" label="To" value={to} />
      <FilterActions
        resetTo={ACTIVITY_PATH}
        resetLabel="Show all activity"
        isFiltered={Object.keys(query).length > 0}
      />
    </Form>
  );
}

const Day = ({
  name,
  label,
  value,
}: {
  name: string;
  label: string;
  value: string | undefined;
}) => (
  <Field id={name} label={label}>
    {(control) => (
      <input {...control} className="input" type="date" name={name} defaultValue={value} />
    )}
  </Field>
);
