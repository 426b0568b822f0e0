import { data, Link, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { PAGES } from '#src/admin/documents/list/document-lists.ts';
import { draftId, listToCopy } from '#src/admin/documents/new/new-draft.server.ts';
import { PickDocument } from '#src/admin/documents/new/pick-document.tsx';
import { readPostedFields, refuseForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import {
  NEW_PAGE_PATH,
  PAGE_EDITOR_PATH,
  pageEditorAddress,
} from '#src/admin/parts/page-editor-address.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/new-page.ts';
import { NewPageForm } from './new-page-form.tsx';
import { findStart, listTemplates, startContent } from './new-page-start.server.ts';
import { readNewPage } from './read-new-page.ts';
import { checkAddress, newPage } from './settings/check-address.server.ts';
import { messagesOf } from './use-field.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { Miniature } from './miniature/miniature.tsx';
import './new-page.css';

/** The starting points; the pages to copy; or the form for a chosen start. Nothing is made by looking. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { documents } = servicesFor(context, 'content.edit');
  const from = url.searchParams.get('from');
  if (from === null) return { step: 'choose' as const, templates: listTemplates() };
  if (from === 'copy')
    return listToCopy({ context, url }, PAGES, ({ address }) => address ?? 'No path yet');
  const start = await findStart(documents, from);
  if (!start) throw redirect(NEW_PAGE_PATH);
  const { content: _, ...shown } = start;
  return { step: 'fill' as const, id: draftId({}), start: shown };
}

/** Makes a draft with its title, path and sections, and opens it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesFor(context, 'content.edit');
  const { user } = services;
  const fields = await readPostedFields(request);
  const start = await findStart(services.documents, fields['from'] ?? '');
  if (!start) return redirect(NEW_PAGE_PATH);
  const id = draftId(fields);
  const { title, path, blanks, errors } = readNewPage(fields, start);
  if (path !== '' && errors['path'] === undefined) {
    const findings = await checkAddress(services, newPage(id), path);
    const [problem] = messagesOf(findings, false);
    if (problem !== undefined) errors['path'] = problem;
  }
  if (Object.keys(errors).length > 0) return data(refuseForm(fields, { errors }), 400);
  const { titleBrand: brand } = await services.siteSettings.read();
  const content = startContent(start, { title, path, blanks, brand });
  const page = await services.documents.create('page', content, editorOf(user), id);
  const to = pageEditorAddress(page.id);
  if (start.kind !== 'template') return redirect(to, 303);
  const text = 'Your draft is ready. Replace everything in [brackets] before you publish it.';
  return redirectWithNotice(context, text, to);
}

const PICK = {
  listed: PAGES,
  newPath: NEW_PAGE_PATH,
  searchedFor: 'Title or path',
  none: 'No page has this in its title or path.',
  hint: 'Search for the title or path of the page.',
} as const;

export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.step) {
    case 'choose':
      return <ChooseStart templates={loaderData.templates} />;
    case 'pick':
      return <PickDocument {...PICK} {...loaderData} />;
    case 'fill':
      return <NewPageForm key={loaderData.start.from} {...loaderData} result={actionData} />;
  }
}

interface ChooseStartProps {
  templates: readonly { id: string; name: string; use: string }[];
}

/** The choices for a new page: nothing, another page, or a template. */
const ChooseStart = ({ templates }: ChooseStartProps) => (
  <>
    <PageHead
      title="New page"
      crumbs={[{ label: 'Pages', to: PAGE_EDITOR_PATH }]}
      intro="Choose what to start from. Nothing is public until you publish it."
    />
    <ul className="page-starts grid gap-8 gap-x-5 mt-6">
      {templates.map(({ id, name, use }) => (
        <Start key={id} from={id} name={name} use={use}>
          <Miniature of="templates" name={id} />
        </Start>
      ))}
      <Start
        from="copy"
        name="Copy of a page"
        use="Everything a page of yours has, under another title and path."
      />
      <Start from="blank" name="Blank page" use="No sections yet. Add each one yourself." />
    </ul>
  </>
);

interface StartProps {
  from: string;
  name: string;
  use: string;
  children?: React.ReactNode;
}

const Start = ({ from, name, use, children }: StartProps) => (
  <li className="page-start covers relative">
    {children}
    <h2 className="title mb-1">
      <Link to={`${NEW_PAGE_PATH}?from=${from}`}>{name}</Link>
    </h2>
    <p className="small tight muted">{use}</p>
  </li>
);
