import { data, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { draftId, listToCopy } from '#src/admin/documents/new/new-draft.server.ts';
import { NewDraft } from '#src/admin/documents/new/new-draft.tsx';
import { PickDocument } from '#src/admin/documents/new/pick-document.tsx';
import { type FormResult, readPostedFields, refuseForm } from '#src/admin/kit/form/form-result.ts';
import { BLOG_EDITOR_PATH, blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { parseText } from '#src/admin/parts/list-query.ts';
import { cleanName } from '#src/platform/forms/clean-name.ts';
import { fillIn } from '#src/domains/content/templates/template-variables.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/new-post.ts';
import { ChooseStart } from './new-post-choose.tsx';
import { findStart, type PostStart } from './new-post-start.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { NEW_POST_PATH } from './posts-addresses.ts';
import './new-post.css';

const MAX_TITLE = 200;
const MAX_VALUE = 120;

/** The starting points; the posts to copy; or the form for a chosen start. Nothing is made by looking. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.edit');
  const from = url.searchParams.get('from');
  if (from === null) {
    const category = parseText(url.searchParams, 'category') ?? '';
    const templates = (await services.postTemplates.choices()).map(
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
  const start = await findStart(services, from);
  if (!start) throw redirect(NEW_POST_PATH);
  const { content: _content, ...shown } = start;
  return { step: 'fill' as const, id: draftId({}), start: shown };
}

const GONE = 'This was archived or deleted meanwhile. Choose another start.';

/** Makes a draft and opens it. A post needs no title yet, but a copy one of its own. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesFor(context, 'content.edit');
  const fields = await readPostedFields(request);
  const start = await findStart(services, fields['from'] ?? '');
  const gone = () => data(refuseForm(fields, { message: GONE }), 409);
  if (!start) return gone();
  const { kind, from, variables, content } = start;
  const by = editorOf(services.user);
  const title = cleanName(fields['title'] ?? '', MAX_TITLE);
  const given = variables.map(({ name, label }) => {
    const field = variableField(name);
    return { name, field, value: fields[field] ?? '', label: label || name };
  });
  const errors = Object.fromEntries(
    given.flatMap(({ field, value, label }) =>
      value === ''
        ? [[field, `Enter this: ${label}.`]]
        : value.length > MAX_VALUE
          ? [[field, `Use at most ${MAX_VALUE} letters.`]]
          : [],
    ),
  );
  if (title === '' && kind === 'copy') errors['title'] = 'Enter a title for the copy.';
  if (Object.keys(errors).length > 0) return data(refuseForm(fields, { errors }), 400);
  const id = draftId(fields);
  const values = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const post =
    kind === 'template'
      ? await services.postTemplates.startPost({ id, template: from, title, values }, by)
      : await services.documents.create('post', { ...content, title, slug: slugOf(title) }, by, id);
  return post ? redirect(blogEditorAddress(post.id), 303) : gone();
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
  start: Omit<PostStart, 'content'>;
  /** why the post was not made */
  result: FormResult | undefined;
}

const CRUMBS = [
  { label: 'Posts', to: BLOG_EDITOR_PATH },
  { label: 'New post', to: NEW_POST_PATH },
];

const HEADINGS = {
  blank: (name: string) => name,
  template: (name: string) => `New post: ${name}`,
  copy: (name: string) => `Copy of “${name}”`,
} as const;

/** The name of the form field of a variable. */
const variableField = (name: string): string => `variable-${name}`;

/** The title of a new post, and the variables of its template. */
const NewPostForm = ({ id, start, result }: NewPostFormProps) => (
  <NewDraft
    heading={HEADINGS[start.kind](start.name)}
    intro={start.description || undefined}
    crumbs={CRUMBS}
    other={{ label: 'Choose another start', to: NEW_POST_PATH }}
    hidden={{ id, from: start.from }}
    asked={start.variables.map(({ name, label, example }) => ({
      name,
      field: variableField(name),
      label: label || name,
      example,
    }))}
    titleOf={(values) =>
      start.kind === 'template' ? patternTitle(start.title, values) : start.title
    }
    titleHint="It can be changed later. The slug follows it."
    isTitleOptional={start.kind === 'template'}
    result={result}
    renderBeside={(values) =>
      start.sections.length > 0 ? (
        <section aria-labelledby="start-sections">
          <h2 className="h4" id="start-sections">
            Its sections
          </h2>
          <ol>
            {start.sections.map((section) => (
              <li className="py-2 rule-above" key={section.id}>
                {fillIn(section.heading, values)}
                <small className="block small muted">{section.rules}</small>
              </li>
            ))}
          </ol>
        </section>
      ) : null
    }
  />
);

/** Empty while a variable has no value. */
function patternTitle(pattern: string, values: Readonly<Record<string, string>>): string {
  const title = fillIn(pattern, values).trim();
  return /[{}]/.test(title) ? '' : title;
}
