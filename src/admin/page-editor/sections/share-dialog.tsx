import { InputField } from '#src/admin/parts/input-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { newId } from '#src/admin/documents/new-id.ts';
import { failureOf, type Reply, requestJson } from '#src/admin/documents/post-json.ts';
import { SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import type { MakeSectionBody } from './make-endpoint.ts';
import { MAKE_SECTION_API, type MakeSectionReply } from './section-api.ts';
import './sections.css';
import { shareBlocks } from './share-blocks.ts';

/** Makes a shared section, for tests to replace. */
export type MakeSection = (body: MakeSectionBody) => Promise<Reply<MakeSectionReply>>;

const postSection: MakeSection = (body) => requestJson<MakeSectionReply>(MAKE_SECTION_API, body);

interface ShareDialogProps {
  blocks: readonly DocumentBlock[];
  /** the section from which the dialog was opened */
  selected: string | undefined;
  /** what an editor calls a section */
  nameOf(block: DocumentBlock): string;
  update: EditedDocument['update'];
  /** @param made undefined if nothing was done */
  onClose(made?: MadeSection): void;
  make?: MakeSection;
}

export interface MadeSection {
  title: string;
  /** id of the block that stands for it now */
  place: string;
}

interface Failure {
  message: string;
  problems: readonly DocumentProblem[];
}

const UNREACHABLE = 'The server cannot be reached. Try again; no second one will be made.';

/** Makes a shared section of sections of a page, which shows it in their place. */
export function ShareDialog(props: ShareDialogProps) {
  const { blocks, selected, nameOf, update, onClose, make = postSection } = props;
  const id = useId();
  // A repeated request makes no second one.
  const [section] = useState(newId);
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(selected ? [selected] : []));
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const sharable = blocks.filter(({ type }) => type !== SHARED_SECTION);
  const picked = sharable.filter((block) => chosen.has(block.id));
  const titleErrors = isTried && title.trim() === '' ? ['Enter a name.'] : [];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isBusy || title.trim() === '' || picked.length === 0) return;
    setBusy(true);
    setFailure(undefined);
    const reply = await make({ id: section, title: title.trim(), blocks: picked });
    setBusy(false);
    if (reply.type === 'reply' && reply.body.ok) {
      const ids = new Set(picked.map((block) => block.id));
      update((content) => ({
        ...content,
        blocks: shareBlocks(content.blocks ?? [], ids, section),
      }));
      onClose({ title: title.trim(), place: picked[0]!.id });
    } else
      setFailure({
        message: failureOf(reply as Reply<{ message?: string }>, UNREACHABLE),
        problems: (reply.type === 'reply' && !reply.body.ok && reply.body.problems) || [],
      });
  }

  return (
    <Dialog labelledBy={`${id}-title`} className="confirm share-dialog" onClose={() => onClose()}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>Make a shared section</h2>
        <p id={`${id}-text`}>
          Other pages can show it too. It is public at once, and this page shows it where the first
          of its sections is now.
        </p>
        <InputField
          id={`${id}-name`}
          label="Name"
          hint="Only the team sees it, in lists."
          errors={titleErrors}
          value={title}
          maxLength={120}
          data-autofocus=""
          onChange={({ target }) => setTitle(target.value)}
        />
        <fieldset
          className="share-sections"
          aria-describedby={isTried && picked.length === 0 ? `${id}-none` : undefined}
        >
          <legend className="field-label">Sections</legend>
          {sharable.map((block) => (
            <label key={block.id} className="share-choice">
              <input
                type="checkbox"
                checked={chosen.has(block.id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? new Set([...chosen, block.id])
                      : new Set([...chosen].filter((each) => each !== block.id)),
                  )
                }
              />
              <span>{nameOf(block)}</span>
            </label>
          ))}
        </fieldset>
        {isTried && picked.length === 0 ? (
          <p className="form-error" id={`${id}-none`}>
            Choose at least one section.
          </p>
        ) : null}
        {failure ? <FailureText failure={failure} blocks={blocks} nameOf={nameOf} /> : null}
        <div className="confirm-buttons">
          <button className="btn btn-small btn-quiet" type="button" onClick={() => onClose()}>
            Cancel
          </button>
          <button className="btn btn-small btn-copper" type="submit" aria-disabled={isBusy}>
            {isBusy ? 'Making it…' : 'Make it shared'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface FailureTextProps extends Pick<ShareDialogProps, 'blocks' | 'nameOf'> {
  failure: Failure;
}

const FailureText = ({ failure: { message, problems }, blocks, nameOf }: FailureTextProps) => (
  <div className="form-error" role="alert">
    <p>{message}</p>
    <ul>
      {problems.map((problem, at) => {
        const block = blocks.find(({ id }) => id === problem.block);
        return (
          <li key={at}>
            {block ? <b>{nameOf(block)}: </b> : null}
            {problem.message}
          </li>
        );
      })}
    </ul>
  </div>
);
