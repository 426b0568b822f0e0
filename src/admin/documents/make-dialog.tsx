import { type ReactNode, useId, useState } from 'react';
import { FormDialog } from '#src/admin/kit/dialog/form-dialog.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import type { DocumentProblem } from '#src/domains/documents/document.ts';
import type { MakeReply } from './endpoint.server.ts';
import { newId } from '#src/admin/parts/new-id.ts';
import { failureOf, type Reply, requestJson } from './post-json.ts';

interface MakeDialogProps {
  title: string;
  intro: string;
  /** what the button does, and says while it does */
  verb: readonly [rest: string, busy: string];
  /** where it is posted */
  api: string;
  /** what is posted besides the id and the name; undefined while something is missing */
  body: object | undefined;
  onMade(made: { id: string; title: string }): void;
  onClose(): void;
  /** names the section that a problem is about */
  nameOf?(block: string | undefined): string | undefined;
  /** @param isTried says what is missing */
  children(isTried: boolean): ReactNode;
}

interface Failure {
  message: string;
  problems: readonly DocumentProblem[];
}

const UNREACHABLE = 'The server cannot be reached. Try again; no second one will be made.';

/** Makes a document with a name out of parts of another. Render it while it is open. */
export function MakeDialog(props: MakeDialogProps) {
  const { title: heading, intro, verb, api, body, onMade, onClose, nameOf, children } = props;
  const id = useId();
  // A repeated request makes no second one.
  const [newDocument] = useState(newId);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const title = typed.trim();

  async function submit(): Promise<void> {
    setTried(true);
    if (isBusy || title === '' || !body) return;
    setBusy(true);
    setFailure(undefined);
    const reply = await requestJson<MakeReply>(api, { id: newDocument, title, ...body });
    setBusy(false);
    const made = reply.type === 'reply' ? reply.body : undefined;
    if (made?.ok) return onMade({ id: made.id, title });
    setFailure({
      message: failureOf(reply as Reply<{ message?: string }>, UNREACHABLE),
      problems: made?.problems ?? [],
    });
  }

  return (
    <FormDialog
      title={heading}
      submit={verb[isBusy ? 1 : 0]}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{intro}</p>
      <InputField
        id={`${id}-name`}
        label="Name"
        hint="Only the team sees it, in lists."
        errors={isTried && title === '' ? ['Enter a name.'] : []}
        value={typed}
        maxLength={120}
        data-autofocus=""
        onChange={({ target }) => setTyped(target.value)}
      />
      {children(isTried)}
      {failure ? (
        <div className="form-error" role="alert">
          <p>{failure.message}</p>
          <ul>
            {failure.problems.map(({ block, message }, at) => {
              const name = nameOf?.(block);
              return (
                <li key={at}>
                  {name ? <b>{name}: </b> : null}
                  {message}
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </FormDialog>
  );
}
