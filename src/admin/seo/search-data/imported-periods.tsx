import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form } from 'react-router';
import { Time } from '#src/admin/parts/time.tsx';
import type { PeriodRow } from './import-view.ts';

/** The imports, period by period; each can be deleted. */
export function ImportedPeriods({ periods }: { periods: readonly PeriodRow[] }) {
  if (periods.length === 0) return null;
  return (
    <section className="report-part">
      <h2>Imported periods</h2>
      <ul className="search-data-periods">
        {periods.map(({ from, to, label, contents, filters, importedAt, by }) => (
          <li key={label}>
            <div>
              <p>
                <b>{label}</b>
              </p>
              <p className="note">
                {contents}
                {filters ? `. ${filters}` : ''}
              </p>
              <p className="note">
                Imported <Time at={importedAt} /> by {by}
              </p>
            </div>
            <details className="search-data-delete">
              <summary>Delete</summary>
              <Form method="post">
                <input type="hidden" name="from" value={from} />
                <input type="hidden" name="to" value={to} />
                <p className="note">
                  Deletes the figures of this period. Import them again to restore them.
                </p>
                <SubmitButton
                  look="danger"
                  name="intent"
                  value="delete"
                  aria-label={`Delete the import of ${label}`}
                >
                  Delete the import
                </SubmitButton>
              </Form>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
