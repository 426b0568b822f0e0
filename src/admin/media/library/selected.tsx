import { data, Form, redirect } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { selectedIds } from '#src/admin/lists/selected-ids.ts';
import type { Route } from './+types/selected.ts';
import { applyChange } from './apply-change.server.ts';
import { MoveFields, TagFields } from './library-forms.tsx';
import { changeOf, type SelectedChange } from './form-text.ts';
import { LIBRARY_PATH, libraryAddress, parseLibraryQuery, WINDOW } from './library-query.ts';
import { countFiles, namesOf } from './library-view.ts';
import './library.css';

const QUESTIONS: Readonly<Record<SelectedChange, string>> = {
  tag: 'Tag',
  move: 'Move',
  trash: 'Move to the trash:',
  restore: 'Restore',
  purge: 'Delete for good:',
};

const parseQuestion = (value: unknown) =>
  (Object.keys(QUESTIONS) as SelectedChange[]).find((name) => name === value);

const permissionOf = (question: SelectedChange | undefined) =>
  question === 'purge' ? 'content.purge' : 'content.edit';

/** The question about selected files as a page: for people without JavaScript. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const question = parseQuestion(url.searchParams.get('do'));
  const { assetLists } = servicesFor(context, permissionOf(question));
  const back = libraryAddress(parseLibraryQuery(url.searchParams));
  if (url.searchParams.get('do') === 'describe')
    throw redirect(`${LIBRARY_PATH}/describe${url.search}`);
  if (!question) throw redirect(back);
  const [files, { folders }, tags] = await Promise.all([
    assetLists.byIds(selectedIds(url.searchParams, WINDOW)),
    assetLists.folders(),
    assetLists.tags(),
  ]);
  if (files.length === 0) {
    const notice = { kind: 'error', text: 'Select a file first.' } as const;
    throw await redirectWithNotice(context, notice, back);
  }
  return {
    question,
    back,
    files: files.map(({ id, name, folder }) => ({ id, name, folder })),
    folders: folders.map(({ path }) => path),
    tags: tags.map(({ tag }) => tag),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const question = parseQuestion(form.get('do'));
  const { user, assets, assetLists } = servicesFor(context, permissionOf(question));
  const ids = selectedIds(form, WINDOW);
  if (!question || ids.length === 0) throw data('This form is not known. Reload the page.', 400);
  const reply = await applyChange(
    { assets, assetLists },
    changeOf(question, ids, form),
    editorOf(user),
  );
  const back = libraryAddress(parseLibraryQuery(url.searchParams));
  const notice = reply.ok
    ? {
        kind: reply.failed.length > 0 ? ('error' as const) : ('done' as const),
        text: `${countFiles(reply.changed.length)} changed.`,
        items: namesOf(reply.failed),
      }
    : { kind: 'error' as const, text: reply.message };
  return redirectWithNotice(context, notice, back);
}

export default function Selected({ loaderData }: Route.ComponentProps) {
  const { question, back, files, folders, tags } = loaderData;
  const title = `${QUESTIONS[question]} ${countFiles(files.length)}`;
  return (
    <>
      <PageHead title={title} crumbs={[{ label: 'Media library', to: back }]} />
      <Form method="post" className="measure grid gap-4">
        <input type="hidden" name="do" value={question} />
        <ul className="rows muted">
          {files.map(({ id, name, folder }) => (
            <li key={id}>
              <input type="hidden" name="id" value={id} />
              <b className="fg">{name}</b> {folder}
            </li>
          ))}
        </ul>
        {question === 'tag' ? <TagFields tags={tags} /> : null}
        {question === 'move' ? <MoveFields folders={folders} start="" /> : null}
        {question === 'purge' ? (
          <p>Their public addresses never work again. This cannot be undone.</p>
        ) : null}
        <div className="admin-actions">
          <SubmitButton tone={question === 'purge' ? 'danger' : 'secondary'}>
            {title.replace(':', '')}
          </SubmitButton>
          <LinkButton to={back}>Cancel</LinkButton>
        </div>
      </Form>
    </>
  );
}
