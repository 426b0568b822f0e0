import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
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

/** The title of a new post. */
export function NewPostForm({ id, start, result }: NewPostFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [result]);
  const error = result?.errors['title'];
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
      <Form method="post" replace className="new-post" ref={form} aria-busy={isBusy || undefined}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={start.from} />
        <Field
          id="new-title"
          label="Title"
          hint="It can be changed later. The slug follows it."
          errors={error === undefined ? [] : [error]}
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
        <div className="admin-actions">
          <button className="btn btn-small btn-copper" type="submit" disabled={isBusy}>
            {isBusy ? 'Making the draft' : 'Make the draft'}
          </button>
          <Link className="btn btn-small btn-quiet" to={NEW_POST_PATH}>
            Choose another start
          </Link>
        </div>
      </Form>
    </>
  );
}
