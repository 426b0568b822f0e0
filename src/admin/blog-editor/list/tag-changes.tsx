import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form, Link } from 'react-router';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { Time } from '#src/admin/parts/time.tsx';
import { TAGS_PATH } from './posts-addresses.ts';
import type { TagsView } from './tags-view.ts';

interface TagChangesProps extends Pick<TagsView, 'changes'> {
  /** of the next change that takes one back */
  undoId: string;
  mayChange: boolean;
}

/** What was done to tags lately, how far it is, and a way to take it back. */
export function TagChanges({ changes, undoId, mayChange }: TagChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section className="tags-changes" aria-labelledby="tags-changes">
      <h2 id="tags-changes">Latest changes</h2>
      <ul>
        {changes.map(({ id, title, text, at, by, isRunning, mayUndo, notes }) => (
          <li key={id}>
            <p>
              <b>{title}</b>
              <span role={isRunning ? 'status' : undefined}>{text}</span>
              <small>
                <Time at={at} />, {by}
              </small>
            </p>
            {mayUndo && mayChange ? (
              <Form method="post" action={TAGS_PATH}>
                <input type="hidden" name="id" value={undoId} />
                <input type="hidden" name="change" value={id} />
                <SubmitButton name="intent" value="undo" aria-label={`Undo: ${title}`}>
                  Undo
                </SubmitButton>
              </Form>
            ) : null}
            {notes.length > 0 ? (
              <details>
                <summary>{formatCount(notes.length, 'post')} to look at</summary>
                <ul>
                  {notes.map((note) => (
                    <li key={note.id}>
                      <Link to={blogEditorAddress(note.id)}>{note.title}</Link>: {note.note}
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
