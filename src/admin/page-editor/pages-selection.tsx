import type { ReactNode } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { type PageQuery, pageQueryEntries, pagesAddress } from './page-query.ts';
import { DELETE_PATH } from './pages-addresses.ts';

interface SelectionProps {
  query: PageQuery;
  summary: string;
  /** false for people who may only look */
  isOn: boolean;
  /** the buttons for the selected pages */
  actions: ReactNode;
  children: ReactNode;
}

/** A form around a table whose rows can be selected, with its summary and a bar of actions. */
export function PagesSelection({ query, summary, isOn, actions, children }: SelectionProps) {
  const { key } = useLocation();
  return (
    // A new key clears the selection after an action.
    <Form method="post" action={pagesAddress(query)} className="pages-selection" key={key}>
      <p className="records-summary">
        {isOn ? <SelectAll /> : null}
        {summary}
      </p>
      {children}
      {isOn ? (
        <div className="admin-bulk" role="group" aria-label="With the selected pages">
          <p>selected</p>
          {/* A form that is sent by GET replaces the query of its address. */}
          {pageQueryEntries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {actions}
        </div>
      ) : null}
    </Form>
  );
}

const boxesOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('tbody input[name="id"]') ?? []),
];

/** Disabled until hydration, because it works only with JavaScript. */
function SelectAll() {
  const isHydrated = useIsHydrated();
  return (
    <input
      className="admin-check"
      type="checkbox"
      aria-label="Select all on this page"
      disabled={!isHydrated}
      onChange={({ currentTarget: { form, checked } }) => {
        for (const box of boxesOf(form)) box.checked = checked;
      }}
    />
  );
}

/** Selects a page; a public one cannot be deleted without a question. */
export const SelectBox = ({
  id,
  title,
  isPublic,
}: {
  id: string;
  title: string;
  isPublic: boolean;
}) => (
  <td className="pages-select">
    <input
      className="admin-check"
      type="checkbox"
      name="id"
      value={id}
      aria-label={title}
      data-public={isPublic || undefined}
    />
  </td>
);

/** Leads to a page that asks. Pages that visitors do not see go to the trash at once, since that can be undone. */
export function TrashButton({ query }: { query: PageQuery }) {
  const isBusy = useNavigation().state !== 'idle';
  const submit = useSubmit();
  return (
    <button
      className="btn btn-small btn-quiet"
      type="submit"
      formMethod="get"
      formAction={DELETE_PATH}
      name="do"
      value="trash"
      disabled={isBusy}
      onClick={(event) => {
        const selected = boxesOf(event.currentTarget.form).filter(({ checked }) => checked);
        if (selected.some(({ dataset }) => dataset['public'] !== undefined)) return;
        event.preventDefault();
        const ids = selected.map(({ value }): [string, string] => ['id', value]);
        const form = new URLSearchParams([['do', 'trash'], ...ids]);
        void submit(form, { method: 'post', action: pagesAddress(query, DELETE_PATH) });
      }}
    >
      Move to the trash
    </button>
  );
}

export function RestoreButton() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <button
      className="btn btn-small btn-quiet"
      type="submit"
      name="intent"
      value="restore"
      disabled={isBusy}
    >
      Restore
    </button>
  );
}

/** Always leads to a page that asks. */
export function PurgeButton() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <button
      className="btn btn-small btn-quiet"
      type="submit"
      formMethod="get"
      formAction={DELETE_PATH}
      name="do"
      value="purge"
      disabled={isBusy}
    >
      Delete for good
    </button>
  );
}
