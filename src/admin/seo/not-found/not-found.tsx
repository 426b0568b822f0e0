import { Form } from 'react-router';
import { type FormResult, readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { useTakenNotice } from '#src/admin/shell/use-taken-notice.ts';
import type { NotFoundList } from '#src/domains/redirects/not-found-views.ts';
import { servicesContext } from '#src/services.server.ts';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import type { Route } from './+types/not-found.ts';
import { changeNotFound } from './not-found-actions.server.ts';
import { NOT_FOUND, type NotFoundScreen, notFoundView } from './not-found-list.ts';
import './not-found.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const shared = { mayEdit: mayDo(context, 'content.edit') };
  return loadList({ context, url }, NOT_FOUND, shared, async (query, now) => {
    const { notFoundLog } = context.get(servicesContext);
    const [found, counts] = await Promise.all([
      notFoundLog.list(query.list ?? 'visitors', query.page),
      notFoundLog.counts(),
    ]);
    const seesPeople = mayDo(context, 'leads.see-people');
    return notFoundView(found, counts, query, { now, seesPeople });
  });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const form = await readPostedForm(request);
  return changeNotFound({ form, user, context, query: NOT_FOUND.parse(url.searchParams) });
}

const EMPTY: Record<NotFoundList, string> = {
  visitors: 'No visitor has missed a page. An address appears here seconds after it was not found.',
  robots: 'No crawler or scanner has asked for a page that does not exist.',
  ignored: 'No address is ignored. What you ignore stays out of the other lists.',
};

/** /admin/seo-manager/not-found: addresses that were requested and not found. */
export default function NotFound({
  loaderData: { view, mayEdit },
  actionData,
}: Route.ComponentProps) {
  return (
    <ListScreen
      list={NOT_FOUND}
      view={view}
      head={{ title: 'Not found', intro: 'Addresses that were requested and do not exist.' }}
      Head={SeoHead}
      hasCsv
      unaffected="The site still counts them."
      none={EMPTY[view?.query.list ?? 'visitors']}
      renderRows={(shown) => <Entries view={shown} mayEdit={mayEdit} result={actionData} />}
    />
  );
}

interface EntriesProps {
  view: NotFoundScreen;
  mayEdit: boolean;
  result: FormResult | undefined;
}

/** Addresses with what can be done about each, and about the selected ones. */
function Entries({ view: { rows, summary, query }, mayEdit, result }: EntriesProps) {
  const notice = useTakenNotice();
  const action = NOT_FOUND.address(query);
  const isIgnored = query.list === 'ignored';
  const bulk = (intent: string, label: string) => (
    <SubmitButton name="intent" value={intent}>
      {label}
    </SubmitButton>
  );
  return (
    // A new key clears the selection after an action, and keeps what was typed after a refusal.
    <div className="list-selection" key={notice?.id}>
      <p className="records-summary">{summary}</p>
      <ul className="missed-list rows">
        {rows.map((row) => (
          <NotFoundEntry
            key={row.id}
            row={row}
            action={action}
            mayEdit={mayEdit}
            isIgnored={isIgnored}
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
          {query.list === undefined ? bulk('accept', 'Redirect as suggested') : null}
          {bulk('gone', 'Respond with 410')}
          {isIgnored ? bulk('unignore', 'Stop ignoring') : bulk('ignore', 'Ignore')}
        </Form>
      ) : null}
    </div>
  );
}

/** The bulk form, which the checkboxes of the entries belong to: each entry has a form of its own, and forms cannot nest. */
const BULK_FORM = 'not-found-selected';

interface EntryProps {
  row: NotFoundScreen['rows'][number];
  action: string;
  mayEdit: boolean;
  isIgnored: boolean;
  /** why the redirect of this entry was refused */
  result: FormResult | undefined;
}

/** One address: who asked for it and from where, and what to do about it. */
function NotFoundEntry({ row, action, mayEdit, isIgnored, result }: EntryProps) {
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
      <div>
        <h2 className="bold breaks pt-3 pb-1 plain">{path}</h2>
        <p className="flex wraps gap-x-4 muted breaks">
          <b className="bold fg">{hits}</b>
          {robots ? <span>{robots}</span> : null}
          <span>
            last <Time at={last} />
          </span>
          <span>
            first <Time at={first} />
          </span>
        </p>
        {referrers.length > 0 ? (
          <p className="flex wraps gap-x-4 muted breaks">
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
    <div className="missed-choices flex wraps items-end gap-2">
      <Form
        method="post"
        action={action}
        className="missed-redirect compact-fields flex wraps items-end gap-2"
      >
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
        <SubmitButton
          tone="secondary"
          name="intent"
          value="redirect"
          aria-label={`Redirect ${path}`}
        >
          Redirect
        </SubmitButton>
      </Form>
      <Form method="post" action={action} className="flex gap-2">
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
