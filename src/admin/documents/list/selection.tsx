import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import type { ReactNode } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { SelectAll } from '#src/admin/parts/select-all.tsx';
import type { ListedKind, ListQuery } from './listed-kind.ts';
import './document-list.css';

interface SelectionProps {
  list: Pick<ListedKind, 'noun' | 'entries' | 'address'>;
  query: ListQuery;
  summary: string;
  /** a link beside the summary */
  aside?: ReactNode;
  /** false for people who may only look */
  isOn: boolean;
  /** the buttons for the selected documents */
  actions: ReactNode;
  children: ReactNode;
}

/** A form around a table whose rows can be selected, with its summary and a bar of actions. */
export function Selection(props: SelectionProps) {
  const { list, query, summary, aside, isOn, actions, children } = props;
  const { key } = useLocation();
  return (
    // A new key clears the selection after an action.
    <Form method="post" action={list.address(query)} className="listed-selection" key={key}>
      <p className="records-summary">
        {isOn ? <SelectAll /> : null}
        {summary}
        {aside ? <span className="listed-aside">{aside}</span> : null}
      </p>
      {children}
      {isOn ? (
        <div className="admin-bulk" role="group" aria-label={`With the selected ${list.noun}s`}>
          <p>selected</p>
          {/* A form that is sent by GET replaces the query of its address. */}
          {list.entries(query).map(([name, value]) => (
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

/** Selects a document; a public one cannot be deleted without a question. */
export const SelectBox = ({
  row: { choice, title, isPublic },
}: {
  row: { choice: string; title: string; isPublic: boolean };
}) => (
  <td className="listed-select">
    <input
      className="admin-check"
      type="checkbox"
      name="id"
      value={choice}
      aria-label={title}
      data-public={isPublic || undefined}
    />
  </td>
);

interface TrashButtonProps {
  /** of the page that asks */
  deletePath: string;
  /** the same with the query of the list */
  action: string;
}

/** Leads to a page that asks. What visitors do not see goes to the trash at once, since that can be undone. */
export function TrashButton({ deletePath, action }: TrashButtonProps) {
  const submit = useSubmit();
  return (
    <SubmitButton
      formMethod="get"
      formAction={deletePath}
      name="do"
      value="trash"
      onClick={(event) => {
        const selected = boxesOf(event.currentTarget.form).filter(({ checked }) => checked);
        if (selected.some(({ dataset }) => dataset['public'] !== undefined)) return;
        event.preventDefault();
        const ids = selected.map(({ value }): [string, string] => ['id', value]);
        const form = new URLSearchParams([['do', 'trash'], ...ids]);
        void submit(form, { method: 'post', action });
      }}
    >
      Move to the trash
    </SubmitButton>
  );
}

export function RestoreButton() {
  return (
    <SubmitButton name="intent" value="restore">
      Restore
    </SubmitButton>
  );
}

/** Restores one document of the trash, whichever are selected. */
export function RestoreOne({ row: { choice, title } }: { row: { choice: string; title: string } }) {
  return (
    <SubmitButton name="restore" value={choice} aria-label={`Restore: ${title}`}>
      Restore
    </SubmitButton>
  );
}

/** Always leads to a page that asks. */
export function PurgeButton({ deletePath }: Pick<TrashButtonProps, 'deletePath'>) {
  return (
    <SubmitButton formMethod="get" formAction={deletePath} name="do" value="purge">
      Delete for good
    </SubmitButton>
  );
}
