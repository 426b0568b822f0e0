import { data, Form } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/folder.ts';
import { FolderFields } from './library-forms.tsx';
import { type FolderForm, joinPath, textOf } from './form-text.ts';
import { libraryAddress } from './library-query.ts';
import './library.css';

const formOf = (search: URLSearchParams): FolderForm => ({
  type: search.get('do') === 'change' ? 'change' : 'create',
  path: (search.get('path') ?? '').slice(0, 1_000),
});

/** The form of a folder as a page: for people without JavaScript. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { folders } = await servicesFor(context, 'content.edit').assetLists.folders();
  return { form: formOf(url.searchParams), folders: folders.map(({ path }) => path) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { user, assets } = servicesFor(context, 'content.edit');
  const { type, path } = formOf(url.searchParams);
  const posted = await readPostedForm(request);
  const to = joinPath(textOf(posted, 'parent'), textOf(posted, 'name'));
  const editor = editorOf(user);
  const result =
    type === 'create'
      ? await assets.createFolder(to, editor)
      : await assets.moveFolder(path, to, editor);
  if (!result.ok) return data({ error: result.message }, 409);
  const text = type === 'create' ? 'The folder was created.' : 'The folder was changed.';
  return redirectWithNotice(context, text, libraryAddress({ filter: { folder: to } }));
}

export default function Folder({
  loaderData: { form, folders },
  actionData,
}: Route.ComponentProps) {
  const back = libraryAddress(form.path === '' ? {} : { filter: { folder: form.path } });
  return (
    <>
      <PageHead
        title={form.type === 'create' ? 'New folder' : 'Rename or move a folder'}
        crumbs={[{ label: 'Media library', to: back }]}
      />
      <Form method="post" className="measure grid gap-4">
        {actionData?.error ? (
          <p className="form-error" role="alert">
            {actionData.error}
          </p>
        ) : null}
        <FolderFields form={form} folders={folders} />
        <div className="admin-actions">
          <SubmitButton tone="secondary">
            {form.type === 'create' ? 'Create folder' : 'Save'}
          </SubmitButton>
          <LinkButton to={back}>Cancel</LinkButton>
        </div>
      </Form>
    </>
  );
}
