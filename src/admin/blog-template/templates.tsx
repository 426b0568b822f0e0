import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { ListScreen } from '#src/admin/documents/list/list-screen.tsx';
import { NameFilter } from '#src/admin/documents/list/listed-filter.tsx';
import { loadList } from '#src/admin/documents/list/load-list.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/templates.ts';
import { NewTemplateButton } from './new-template-button.tsx';
import { readTemplates } from './read-templates.server.ts';
import './templates.css';
import { TemplatesTable } from './templates-table.tsx';
import { PAGE_SIZE, TEMPLATES, templatesView } from './templates-view.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  return loadList({ context, url }, TEMPLATES, async (query, now) => {
    const { documents, postTemplates } = context.get(servicesContext);
    const { page, sort: _sort, ...filter } = query;
    const part = { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const read = await Promise.all([
      readTemplates({ documents, postTemplates }, part),
      documents.counts('template'),
    ]);
    return templatesView(...read, query, now);
  });
}

/** Archives a template, takes it back, moves it to the trash, restores it, or deletes it for good. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  const back = TEMPLATES.address(TEMPLATES.parse(url.searchParams));
  return actOnList({
    context,
    listed: TEMPLATES,
    acts: ['archive', 'use-again', 'trash', 'restore', 'purge'],
    form,
    by,
    back,
  });
}

const INTRO =
  'What a post of each kind needs: its sections, guidance for writers, and text that stays the same.';

const NONE =
  'There are no templates. Start with “New template,” or save a post that worked as one.';

/** The list of post templates. */
export default function Templates({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <ListScreen
      list={TEMPLATES}
      view={view}
      unaffected="Posts are not affected."
      intro={INTRO}
      actions={may.edit ? <NewTemplateButton /> : null}
      renderFilter={({ query }) => <NameFilter list={TEMPLATES} query={query} />}
      renderTable={(shown) => <TemplatesTable {...shown} may={may} />}
      none={<p className="admin-missing">{NONE}</p>}
    />
  );
}
