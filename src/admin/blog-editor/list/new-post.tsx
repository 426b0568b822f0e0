import { data, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { draftId, listToCopy } from '#src/admin/documents/new/new-draft.server.ts';
import { NewDraft } from '#src/admin/documents/new/new-draft.tsx';
import { PickDocument } from '#src/admin/documents/new/pick-document.tsx';
import { type FormResult, readPostedFields, refuseForm } from '#src/admin/forms/form-result.ts';
import { BLOG_EDITOR_PATH, blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { parseText } from '#src/admin/parts/list-query.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/new-post.ts';
import { ChooseStart } from './new-post-choose.tsx';
import { findStart } from './new-post-start.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { NEW_POST_PATH } from './posts-addresses.ts';
import './new-post.css';

const MAX_TITLE = 200;

/** The starting points; the posts to copy; or the form for a chosen start. Nothing is made by looking. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { documents, postTemplates } = servicesFor(context, 'content.edit');
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
    return { step: 'choose' as const, id: draftId({}), templates, category };
  }
  if (from === 'copy')
    return listToCopy({ context, url }, POSTS, ({ facts }) => facts?.category ?? '');
  const start = await findStart(documents, from);
  if (!start) throw redirect(NEW_POST_PATH);
  const { content: _content, ...shown } = start;
  return { step: 'fill' as const, id: draftId({}), start: shown };
}

/** Makes a draft and opens it. A blank post needs no title yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const { documents, user } = servicesFor(context, 'content.edit');
  const fields = await readPostedFields(request);
  const start = await findStart(documents, fields['from'] ?? '');
  if (!start) return redirect(NEW_POST_PATH);
  const title = (fields['title'] ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);
  if (title === '' && start.kind === 'copy')
    return data(refuseForm(fields, { errors: { title: 'Enter a title for the copy.' } }), 400);
  const content = { ...start.content, title, slug: slugOf(title) };
  const post = await documents.create('post', content, editorOf(user), draftId(fields));
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

const CRUMBS = [
  { label: 'Posts', to: BLOG_EDITOR_PATH },
  { label: 'New post', to: NEW_POST_PATH },
];

/** The title of a new post. */
const NewPostForm = ({ id, start: { from, kind, name, title }, result }: NewPostFormProps) => (
  <NewDraft
    heading={kind === 'copy' ? `Copy of “${name}”` : name}
    intro={
      kind === 'copy'
        ? 'Text, pictures, tags, and author are copied; slug, date, and search title are not.'
        : undefined
    }
    crumbs={CRUMBS}
    other={{ label: 'Choose another start', to: NEW_POST_PATH }}
    hidden={{ id, from }}
    titleOf={() => title}
    titleHint="It can be changed later. The slug follows it."
    result={result}
  />
);
