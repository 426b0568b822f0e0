import { Form } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice } from '#src/admin/parts/filter-choice.tsx';
import type { SubscriberFilter } from '#src/domains/newsletter/list-subscribers.server.ts';
import { SUBSCRIPTION_STATUSES } from '#src/domains/newsletter/subscription.ts';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { STATUS_NAMES } from './newsletter-view.ts';
import { NEWSLETTER_PATH } from './subscriber-filter.ts';

/** Filters the list with a plain GET form, so that a filtered list has its own URL. */
export function SubscriberFilterForm({
  filter,
  seesPeople,
}: {
  filter: SubscriberFilter;
  seesPeople: boolean;
}) {
  return (
    // A new key resets the inputs to the URL's values, including after going back.
    <Form
      className="admin-filter subscribers-filter"
      role="search"
      aria-label="Subscribers"
      key={JSON.stringify(filter)}
    >
      {filter.emails ? <input type="hidden" name="emails" value={filter.emails} /> : null}
      {seesPeople ? <SearchField label="Email address" value={filter.search} /> : null}
      <FilterChoice
        name="status"
        label="State"
        value={filter.status}
        all="Every state"
        options={SUBSCRIPTION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
      />
      <FilterActions resetTo={NEWSLETTER_PATH} isFiltered={Object.keys(filter).length > 0} />
    </Form>
  );
}
