import { Link } from 'react-router';
import { ActionForm, useFormResult, TextField } from '#src/admin/kit/form/action-form.tsx';
import { ChoiceField } from '#src/admin/kit/form/choice-field.tsx';
import { STATUS_OPTIONS } from './redirect-list.ts';

/** The redirect of which the form is opened. */
export interface EditedRedirect {
  from: string;
  to: string;
  status: string;
  extent: string;
}

/** The extent of a redirect, as the form asks it. */
const EXTENTS = {
  exact: 'This address only',
  keep: 'And all below it, keeping the rest of the address',
  drop: 'And all below it, to the one target',
} as const;

interface RedirectFormProps {
  edited: EditedRedirect | undefined;
  /** what the form starts with, from a link */
  from: string | undefined;
  isOpen: boolean;
  closeTo: string;
}

/** Adds a redirect, or changes one, above the list. Works without JavaScript. */
export function RedirectForm({ edited, from, isOpen, closeTo }: RedirectFormProps) {
  return (
    <details
      className="disclosure redirect-form"
      open={useFormResult('save') !== undefined || isOpen}
      key={edited?.from ?? 'new'}
    >
      <summary className="items-center apart gap-4 bold">
        {edited ? `Change the redirect from ${edited.from}` : 'Add a redirect'}
      </summary>
      <div className="measure pb-6">
        <ActionForm
          intent="save"
          submit={edited ? 'Save the redirect' : 'Add the redirect'}
          busy="Saving…"
          after={
            edited ? (
              <Link className="text-link" to={closeTo} preventScrollReset>
                Cancel
              </Link>
            ) : null
          }
        >
          <div className="beside grid items-start gap-4 gap-x-6">
            {edited ? (
              <>
                <input type="hidden" name="from" value={edited.from} />
                <input type="hidden" name="isEdit" value="yes" />
              </>
            ) : (
              <TextField
                name="from"
                label="From"
                hint="A path such as /old-page, with a query such as /blog?p=123, or with * for any text"
                maxLength={500}
                defaultValue={from}
              />
            )}
            <TextField
              name="to"
              label="To"
              hint="A path, or an https:// address. Empty with 410."
              maxLength={2000}
              defaultValue={edited?.to}
            />
            <ChoiceField
              name="extent"
              label="Applies to"
              initial={edited?.extent ?? 'exact'}
              options={
                edited
                  ? Object.entries(EXTENTS).filter(
                      ([extent]) => (extent === 'exact') === (edited.extent === 'exact'),
                    )
                  : Object.entries(EXTENTS)
              }
            />
            <ChoiceField
              name="status"
              label="Status"
              initial={edited?.status ?? '301'}
              options={STATUS_OPTIONS.map(({ value, label }) => [value, label])}
            />
          </div>
        </ActionForm>
      </div>
    </details>
  );
}
