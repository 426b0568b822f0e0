import { InputField } from '#src/admin/parts/input-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import { newId } from '#src/admin/documents/new-id.ts';
import { failureOf, type Reply, requestJson } from '#src/admin/documents/post-json.ts';
import { templateAddress } from '#src/admin/parts/blog-template-address.ts';
import { TEMPLATE_KINDS } from '#src/domains/content/templates/template-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { Field } from '#src/ui/field.tsx';
import { kindName } from '../template-labels.ts';
import './in-post.css';
import type { MakeTemplateBody } from './make-endpoint.ts';
import { MAKE_TEMPLATE_API, type MakeTemplateReply } from './template-api.ts';

/** Makes a template, for tests to replace. */
export type MakeTemplate = (body: MakeTemplateBody) => Promise<Reply<MakeTemplateReply>>;

const postTemplate: MakeTemplate = (body) =>
  requestJson<MakeTemplateReply>(MAKE_TEMPLATE_API, body);

interface SaveAsTemplateProps {
  /** of the post, saved or not */
  content: DocumentContent;
  onClose(): void;
  make?: MakeTemplate;
}

const UNREACHABLE = 'The server cannot be reached. Try again; no second one will be made.';

/** Makes a template of a post: its main headings become sections. Render it while it is open. */
export function SaveAsTemplate({ content, onClose, make = postTemplate }: SaveAsTemplateProps) {
  const id = useId();
  // A repeated request makes no second one.
  const [template] = useState(newId);
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<string>('own');
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isBusy || title.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    const reply = await make({ id: template, title: title.trim(), kind, description: '', content });
    setBusy(false);
    if (reply.type === 'reply' && reply.body.ok) setMade(reply.body.id);
    else setFailure(failureOf(reply as Reply<{ message?: string }>, UNREACHABLE));
  }

  return (
    <Dialog labelledBy={`${id}-title`} className="confirm save-as-template" onClose={onClose}>
      {made === undefined ? (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <h2 id={`${id}-title`}>Save as template</h2>
          <p>
            Each main heading becomes a section, with a part of its text as an example. Tags, author
            and the last call to action come along. The post stays as it is.
          </p>
          <InputField
            id={`${id}-name`}
            label="Name"
            hint="Only the team sees it, in lists."
            errors={isTried && title.trim() === '' ? ['Enter a name.'] : []}
            value={title}
            maxLength={120}
            data-autofocus=""
            onChange={({ target }) => setTitle(target.value)}
          />
          <Field id={`${id}-kind`} label="Kind">
            {(control) => (
              <select
                {...control}
                className="input"
                value={kind}
                onChange={({ target }) => setKind(target.value)}
              >
                {TEMPLATE_KINDS.map((each) => (
                  <option key={each} value={each}>
                    {kindName(each)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {failure === undefined ? null : (
            <p className="form-error" role="alert">
              {failure}
            </p>
          )}
          <div className="admin-actions">
            <button
              className="btn btn-small btn-copper"
              type="submit"
              aria-disabled={isBusy || undefined}
            >
              {isBusy ? 'Saving' : 'Save as template'}
            </button>
            <button className="btn btn-small btn-quiet" type="button" onClick={onClose}>
              Cancel
            </button>
          </div>
        </form>
      ) : (
        <div role="status">
          <h2 id={`${id}-title`}>The template is a draft</h2>
          <p>Add guidance to its sections, then publish it for new posts.</p>
          <div className="admin-actions">
            <a className="btn btn-small btn-copper" href={templateAddress(made)}>
              Open the template
            </a>
            <button
              className="btn btn-small btn-quiet"
              type="button"
              data-autofocus=""
              onClick={onClose}
            >
              Go on writing
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
