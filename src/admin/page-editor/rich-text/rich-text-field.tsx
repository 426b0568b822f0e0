import type { ReactNode } from 'react';
import { deferred } from '#src/admin/kit/dialog/deferred.tsx';
import { describedBy, GroupNotes } from '#src/admin/page-editor/group-notes.tsx';
import { problemsIn } from '#src/admin/page-editor/field-problem.ts';
import type { ListSpec } from '#src/admin/page-editor/field-spec.ts';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { type FieldProps, messagesOf } from '#src/admin/page-editor/use-field.ts';
import type { Part } from './rich-text-document.ts';

const RichTextEditor = deferred(
  () => import('./rich-text-editor.tsx').then((module) => module.RichTextEditor),
  'The editor of this text',
  <p className="field-hint">Loading the text…</p>,
);

interface RichTextFieldProps extends FieldProps<ListSpec> {
  value: readonly Part[];
  /** edits the parts one by one, if the editor cannot be loaded */
  fallback: ReactNode;
}

/** Paragraphs, subheadings and lists as one text. Its editor is loaded with the first such field. */
export function RichTextField({ fallback, ...props }: RichTextFieldProps) {
  const { spec, label, help, path, value } = props;
  const { isReadOnly, idOf, change, problemsAt } = useFormPart();
  const id = idOf(path);
  const server = problemsAt(path, true);
  const own = problemsIn(spec, value).map(({ message, path: at }) =>
    at === '' ? 'Write a text.' : message,
  );
  const errors = [...new Set(own.length > 0 ? own : messagesOf(server, false))];
  const notes = { id, help, errors, warnings: messagesOf(server, true) };
  return (
    <div className="field" data-invalid={errors.length > 0 || undefined}>
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <RichTextEditor
        id={id}
        labelId={`${id}-label`}
        describedBy={describedBy(notes)}
        isInvalid={errors.length > 0}
        isReadOnly={isReadOnly}
        value={value}
        fallback={fallback}
        onChange={(parts) => change(path, () => parts)}
      />
      <GroupNotes {...notes} />
    </div>
  );
}
