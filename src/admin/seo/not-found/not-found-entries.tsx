import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form } from 'react-router';
import { useTakenNotice } from '#src/admin/shell/use-taken-notice.ts';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { notFoundAddress } from './not-found-query.ts';
import { BULK_FORM, NotFoundEntry } from './not-found-entry.tsx';
import type { NotFoundScreen } from './not-found-view.ts';

type EntriesProps = Pick<NotFoundScreen, 'rows' | 'summary' | 'list' | 'page'> & {
  mayEdit: boolean;
  result: FormResult | undefined;
};

/** Addresses with what can be done about each, and about the selected ones. */
export function NotFoundEntries({ rows, summary, list, page, mayEdit, result }: EntriesProps) {
  const notice = useTakenNotice();
  const action = notFoundAddress(list, page);
  const bulk = (intent: string, label: string) => (
    <SubmitButton name="intent" value={intent}>
      {label}
    </SubmitButton>
  );
  return (
    // A new key clears the selection after an action, and keeps what was typed after a refusal.
    <div className="missed" key={notice?.id}>
      <p className="records-summary">{summary}</p>
      <ul className="missed-list">
        {rows.map((row, at) => (
          <NotFoundEntry
            // Masked addresses may be equal.
            key={mayEdit ? row.path : at}
            row={row}
            action={action}
            mayEdit={mayEdit}
            isIgnored={list === 'ignored'}
            result={result?.values['from'] === row.address ? result : undefined}
          />
        ))}
      </ul>
      {mayEdit ? (
        <Form
          method="post"
          id={BULK_FORM}
          action={action}
          className="admin-bulk"
          role="group"
          aria-label="With the selected addresses"
        >
          <p>selected</p>
          {list === 'visitors' ? bulk('accept', 'Redirect as suggested') : null}
          {bulk('gone', 'Respond with 410')}
          {list === 'ignored' ? bulk('unignore', 'Stop ignoring') : bulk('ignore', 'Ignore')}
        </Form>
      ) : null}
    </div>
  );
}
