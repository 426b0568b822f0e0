import { InputField } from '#src/admin/parts/input-field.tsx';
import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form } from 'react-router';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { Time } from '#src/admin/parts/time.tsx';
import type { NotFoundScreen } from './not-found-list.ts';

/** The bulk form, which the checkboxes of the entries belong to: each entry has a form of its own, and forms cannot nest. */
export const BULK_FORM = 'not-found-selected';

interface EntryProps {
  row: NotFoundScreen['rows'][number];
  action: string;
  mayEdit: boolean;
  isIgnored: boolean;
  /** why the redirect of this entry was refused */
  result: FormResult | undefined;
}

/** One address: who asked for it and from where, and what to do about it. */
export function NotFoundEntry({ row, action, mayEdit, isIgnored, result }: EntryProps) {
  const { path, hits, robots, first, last, referrers } = row;
  return (
    <li>
      {mayEdit ? (
        <input
          className="admin-check"
          type="checkbox"
          name="path"
          value={path}
          form={BULK_FORM}
          aria-label={path}
        />
      ) : null}
      <div className="missed-facts">
        <h2>{path}</h2>
        <p>
          <b>{hits}</b>
          {robots ? <span>{robots}</span> : null}
          <span>
            last <Time at={last} />
          </span>
          <span>
            first <Time at={first} />
          </span>
        </p>
        {referrers.length > 0 ? (
          <p>
            From{' '}
            {referrers.map(({ label, hits: times }) => (
              <span key={label}>
                {label} ({times})
              </span>
            ))}
          </p>
        ) : null}
      </div>
      {mayEdit ? <Choices row={row} action={action} isIgnored={isIgnored} result={result} /> : null}
    </li>
  );
}

/** Redirects the address in one press, if there is a suggestion; the target can be typed over. */
function Choices({ row, action, isIgnored, result }: Omit<EntryProps, 'mayEdit'>) {
  const { path, address, suggestions } = row;
  const [best = ''] = suggestions;
  const error = result?.errors['to'];
  const id = `to-${address}`;
  const listId = `suggestions-${address}`;
  return (
    <div className="missed-choices">
      <Form method="post" action={action} className="missed-redirect">
        <input type="hidden" name="from" value={address} />
        <InputField
          id={id}
          label="Redirect to"
          error={error}
          name="to"
          defaultValue={result?.values['to'] ?? best}
          list={suggestions.length > 1 ? listId : undefined}
          maxLength={2000}
          spellCheck={false}
          placeholder="/…"
        />
        {suggestions.length > 1 ? (
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        ) : null}
        <SubmitButton look="ink" name="intent" value="redirect" aria-label={`Redirect ${path}`}>
          Redirect
        </SubmitButton>
      </Form>
      <Form method="post" action={action} className="missed-others">
        <input type="hidden" name="path" value={path} />
        <SubmitButton name="intent" value="gone" aria-label={`Respond with 410 at ${path}`}>
          410
        </SubmitButton>
        <SubmitButton
          name="intent"
          value={isIgnored ? 'unignore' : 'ignore'}
          aria-label={`${isIgnored ? 'Stop ignoring' : 'Ignore'} ${path}`}
        >
          {isIgnored ? 'Stop ignoring' : 'Ignore'}
        </SubmitButton>
      </Form>
    </div>
  );
}
