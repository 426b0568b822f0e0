import { DraftForm, errorsOf } from '#src/admin/documents/draft-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { Field } from '#src/ui/field.tsx';
import { NEW_POST_PATH } from './posts-addresses.ts';

interface NewPostFormProps {
  id: string;
  start: { from: string; kind: 'blank' | 'copy'; name: string; title: string };
  /** why the post was not made */
  result: FormResult | undefined;
}

const OTHER = { label: 'Choose another start', to: NEW_POST_PATH };

/** The title of a new post. */
export function NewPostForm({ id, start, result }: NewPostFormProps) {
  return (
    <>
      <PageHead
        title={start.kind === 'copy' ? `Copy of “${start.name}”` : start.name}
        crumbs={[
          { label: 'Posts', to: BLOG_EDITOR_PATH },
          { label: 'New post', to: NEW_POST_PATH },
        ]}
        {...(start.kind === 'copy' && {
          intro:
            'Text, pictures, tags, and author are copied; slug, date, and search title are not.',
        })}
      />
      <DraftForm className="new-post" result={result} other={OTHER}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={start.from} />
        <Field
          id="new-title"
          label="Title"
          hint="It can be changed later. The slug follows it."
          errors={errorsOf(result, 'title')}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              name="title"
              maxLength={200}
              autoComplete="off"
              defaultValue={result?.values['title'] ?? start.title}
            />
          )}
        </Field>
      </DraftForm>
    </>
  );
}
