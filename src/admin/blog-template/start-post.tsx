import { data, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { draftId } from '#src/admin/documents/new/new-draft.server.ts';
import { readPostedFields, refuseForm } from '#src/admin/forms/form-result.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { missing } from '#src/admin/parts/not-found-panel.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { rulesOf } from '#src/domains/content/templates/section-rules.ts';
import { sectionsOf } from '#src/domains/content/templates/template-content.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/start-post.ts';
import { StartPostForm } from './start-post-form.tsx';
import { variableField } from './variable-field.ts';

/** The form that makes a post from a template: it asks for the title and the variables. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { postTemplates } = servicesFor(context, 'content.edit');
  const live = isUuid(params.id) ? await postTemplates.live(params.id) : undefined;
  if (!live)
    throw missing('No such template', 'The template is not published, or it was deleted.', {
      label: 'Go to all templates',
      to: TEMPLATES_PATH,
    });
  const { content } = live;
  return {
    start: {
      // Chosen once, so that a repeated request makes no second post.
      post: crypto.randomUUID(),
      id: params.id,
      name: content.title,
      description: content.description,
      postTitle: content.postTitle,
      variables: content.variables.map(({ name, label, example }) => ({ name, label, example })),
      sections: sectionsOf(content).map((section) => ({
        id: section.id,
        heading: section.heading,
        rules: rulesOf({ ...section, guidance: '' }),
      })),
    },
  };
}

const MAX_VALUE = 120;

/** Makes the draft and opens it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { postTemplates, user } = servicesFor(context, 'content.edit');
  const fields = await readPostedFields(request);
  const live = isUuid(params.id) ? await postTemplates.live(params.id) : undefined;
  if (!live) return data(refuseForm(fields, { message: GONE }), 409);
  const { variables } = live.content;
  const errors = Object.fromEntries(
    variables.flatMap(({ label, name }) => {
      const value = fields[variableField(name)] ?? '';
      if (value === '') return [[variableField(name), `Enter this: ${label || name}.`]];
      return value.length > MAX_VALUE
        ? [[variableField(name), `Use at most ${MAX_VALUE} letters.`]]
        : [];
    }),
  );
  if (Object.keys(errors).length > 0) return data(refuseForm(fields, { errors }), 400);
  const values = Object.fromEntries(
    variables.map(({ name }) => [name, fields[variableField(name)] ?? '']),
  );
  const title = fields['title'] ?? '';
  const made = await postTemplates.startPost(
    { id: draftId(fields), template: params.id, title, values },
    editorOf(user),
  );
  if (!made) return data(refuseForm(fields, { message: GONE }), 409);
  return redirect(editorAddress('post', made.id));
}

const GONE = 'This template was archived or deleted meanwhile. Choose another one.';

export default function StartPost({ loaderData: { start }, actionData }: Route.ComponentProps) {
  return <StartPostForm start={start} result={actionData} />;
}
