import { data, redirect } from 'react-router';
import { CompareChanges } from '#src/admin/documents/compare/compare-changes.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { Facts } from '#src/admin/parts/facts.tsx';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { NothingHere } from '#src/admin/parts/nothing-here.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { renderPostBody } from '#src/domains/content/render-post-body.server.ts';
import { diffSections } from '#src/domains/documents/diff-sections.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/item.ts';
import { actOnImport } from './import-actions.server.ts';
import { CHANGES, listedItem, WARNINGS } from './import-words.ts';
import { importAddress, MIGRATE_PATH, positionOf } from './migrate-addresses.ts';
import { TakeIn } from './take-in.tsx';
import '#src/admin/documents/section-changes.css';
import '#src/admin/documents/compare/compare.css';
import './migrate.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'content.import');
  const { imports, config } = context.get(servicesContext);
  const position = positionOf(params.position);
  const [found, item] = await Promise.all([
    imports.find(params.id),
    imports.item(params.id, position),
  ]);
  if (!found || !item) return data({ view: undefined }, 404);
  const { planned, documentId } = item;
  const { content, whole, warnings = [] } = planned ?? {};
  const listed = listedItem(item, found.phase, mayDo(context, 'settings.change'));
  const date = textOf(content?.['publishedAt']);
  const facts = [
    { name: 'In the file', value: item.place },
    { name: 'Change', value: CHANGES[item.change] },
    { name: 'State', value: listed.state },
    { name: 'Becomes', value: listed.becomes },
    { name: 'Date', value: date && formatTime(new Date(date), new Date()).exact },
    { name: 'Author', value: textOf(content?.['author']) },
    { name: 'Tags', value: textOf(content?.['categoryTags']) },
    { name: 'Old addresses', value: textOf(item.oldPaths) },
  ].filter(({ value }) => value !== '');
  const compared = await imports.compare(params.id, position);
  const isPost = whole === undefined || (whole.type === 'document' && whole.kind === 'post');
  const html =
    content && !whole ? renderPostBody(content.body, () => undefined, config).html : undefined;
  const view = {
    ...listed,
    facts,
    warnings,
    html,
    changes: compared && diffSections(compared.before, compared.after),
    isRead: planned !== null,
    editor:
      isPost && documentId !== null && item.state !== 'undone'
        ? blogEditorAddress(documentId)
        : undefined,
    fileName: found.fileName,
  };
  return data({ view });
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.import');
  const result = await actOnImport(context, params.id, request, user);
  return result ?? redirect(url.pathname, 303);
}

/** One item of an import: what it becomes, what it changes, and what had no place. */
export default function ItemPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { view } = loaderData;
  const crumbs = [
    { label: 'Migrate content', to: MIGRATE_PATH },
    { label: view?.fileName ?? 'Import', to: importAddress(id) },
  ];
  if (!view)
    return (
      <NothingHere
        title="Item"
        crumbs={crumbs}
        back={{ label: 'The import', to: importAddress(id) }}
      >
        There is no such item.
      </NothingHere>
    );
  const { title, facts, warnings, changes, html, isRead, message, editor } = view;
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        intro={message ?? undefined}
        actions={
          <>
            {editor === undefined ? null : (
              <a className="btn btn-small btn-quiet" href={editor}>
                Open the post
              </a>
            )}
            <TakeIn item={view} />
          </>
        }
      />
      <div role="alert">
        {actionData?.message === undefined ? null : (
          <p className="form-error">{actionData.message}</p>
        )}
      </div>
      <Facts facts={facts} />
      {warnings.length > 0 ? (
        <section className="report-part" aria-labelledby="warnings">
          <h2 id="warnings">Worth knowing</h2>
          <ul className="migrate-rows">
            {warnings.map(({ kind, text, after }, at) => (
              <li key={`${at} ${text}`}>
                <b>{WARNINGS[kind]}</b>
                <span>
                  {text}.{after ? <small>After “{after}”</small> : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {changes ? (
        <section className="report-part" aria-labelledby="changes">
          <h2 id="changes">What it changes</h2>
          <p className="note">
            {changes.length === 0
              ? 'Nothing differs from what is here.'
              : 'On the left what is here, on the right what the file has.'}
          </p>
          <CompareChanges changes={changes} putBack={undefined} />
        </section>
      ) : null}
      {isRead ? (
        <section className="report-part" aria-labelledby="becomes">
          <h2 id="becomes">What it becomes</h2>
          {html === undefined ? (
            <p className="note">It is taken over as it is.</p>
          ) : (
            <div
              className="prose migrate-preview"
              // oxlint-disable-next-line react/no-danger -- `renderPostBody` escapes all that an author wrote
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </section>
      ) : null}
    </>
  );
}
