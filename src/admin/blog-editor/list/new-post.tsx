import { InputField } from '#src/admin/parts/input-field.tsx';
import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { PickDocument } from '#src/admin/documents/list/pick-document.tsx';
import { type FormResult, readPostedFields, refuseForm } from '#src/admin/forms/form-result.ts';
import { BLOG_EDITOR_PATH, blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { parseText } from '#src/admin/parts/list-query.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/new-post.ts';
import { ChooseStart } from './new-post-choose.tsx';
import { findStart } from './new-post-start.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { NEW_POST_PATH, UNTITLED } from './posts-addresses.ts';
import { DraftForm, errorsOf } from '#src/admin/documents/draft-form.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import './new-post.css';

const MAX_PICKED = 20;
const MAX_TITLE = 200;

/** The starting points; the posts to copy; or the form for a chosen start. Nothing is made by looking. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  const { documents, documentLists, postTemplates } = context.get(servicesContext);
  const from = url.searchParams.get('from');
  if (from === null) {
    const category = parseText(url.searchParams, 'category') ?? '';
    const templates = (await postTemplates.choices()).map(
      ({ id, title, description, defaultFor }) => ({
        id,
        name: title.trim() || 'Untitled template',
        use: description,
        defaultFor,
      }),
    );
    return { step: 'choose' as const, id: randomUUID(), templates, category };
  }
  if (from === 'copy') {
    const search = parseText(url.searchParams, 'search');
    const { documents: found, total } = await documentLists.list({
      kind: 'post',
      ...(search && { search }),
      limit: MAX_PICKED,
    });
    const posts = found.map(({ id, title, state, facts }) => ({
      id,
      title: title.trim() || UNTITLED,
      detail: facts?.category ?? '',
      state,
    }));
    return { step: 'pick' as const, search, documents: posts, total };
  }
  const start = await findStart(documents, from);
  if (!start) throw redirect(NEW_POST_PATH);
  const { content: _content, ...shown } = start;
  // A repeated request with the same id makes no second post.
  return { step: 'fill' as const, id: randomUUID(), start: shown };
}

/** Makes a draft and opens it. A blank post needs no title yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { documents } = context.get(servicesContext);
  const fields = await readPostedFields(request);
  const start = await findStart(documents, fields['from'] ?? '');
  if (!start) return redirect(NEW_POST_PATH);
  const title = (fields['title'] ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);
  if (title === '' && start.kind === 'copy')
    return data(refuseForm(fields, { errors: { title: 'Enter a title for the copy.' } }), 400);
  const id = isUuid(fields['id'] ?? '') ? fields['id']! : randomUUID();
  const content = { ...start.content, title, slug: slugOf(title) };
  const post = await documents.create('post', content, editorOf(user), id);
  return redirect(blogEditorAddress(post.id), 303);
}

const PICK = {
  listed: POSTS,
  newPath: NEW_POST_PATH,
  searchedFor: 'Title or text',
  none: 'No post has these words.',
  hint: 'Search for words of the post.',
} as const;

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.step) {
    case 'choose':
      return <ChooseStart {...loaderData} />;
    case 'pick':
      return <PickDocument {...PICK} {...loaderData} />;
    case 'fill':
      return <NewPostForm key={loaderData.start.from} {...loaderData} result={actionData} />;
  }
}

interface NewPostFormProps {
  id: string;
  start: { from: string; kind: 'blank' | 'copy'; name: string; title: string };
  /** why the post was not made */
  result: FormResult | undefined;
}

const OTHER = { label: 'Choose another start', to: NEW_POST_PATH };

/** The title of a new post. */
function NewPostForm({ id, start, result }: NewPostFormProps) {
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
        <InputField
          id="new-title"
          label="Title"
          hint="It can be changed later. The slug follows it."
          errors={errorsOf(result, 'title')}
          name="title"
          maxLength={200}
          defaultValue={result?.values['title'] ?? start.title}
        />
      </DraftForm>
    </>
  );
}
