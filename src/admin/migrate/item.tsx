import { data, redirect } from 'react-router';
import { CompareChanges } from '#src/admin/documents/compare/compare-changes.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { Facts } from '#src/admin/parts/facts.tsx';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { NothingHere } from '#src/admin/parts/nothing-here.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { renderPostBody } from '#src/domains/content/render-post-body.server.ts';
import { diffSections } from '#src/domains/documents/diff-sections.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/item.ts';
import { actOnImport, isOwnersOnly } from './import-actions.server.ts';
import { becomes, CHANGES, stateWord, WARNINGS } from './import-words.ts';
import { importAddress, MIGRATE_PATH } from './migrate-addresses.ts';
import { TakeIn } from './take-in.tsx';
import '#src/admin/documents/section-changes.css';
import '#src/admin/documents/compare/compare.css';
import './migrate.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'content.import');
  const { imports, config, log } = context.get(servicesContext);
  const position = /^\d{1,6}$/.test(params.position) ? Number(params.position) : 0;
  try {
    const [found, item] = await Promise.all([
      imports.find(params.id),
      imports.item(params.id, position),
    ]);
    if (!found || !item) return data({ view: undefined, isFailed: false }, 404);
    const { planned, place, title, change, state, message, oldPaths, documentId } = item;
    const { content, whole, warnings = [] } = planned ?? {};
    const facts = [
      { name: 'In the file', value: place },
      { name: 'Change', value: CHANGES[change] },
      { name: 'State', value: stateWord(state, found.phase) },
      { name: 'Becomes', value: becomes(planned) },
      { name: 'Date', value: dateOf(content?.['publishedAt']) },
      { name: 'Author', value: textOf(content?.['author']) },
      { name: 'Tags', value: listOf(content?.['categoryTags']) },
      { name: 'Old addresses', value: oldPaths.join(', ') },
    ].filter(({ value }) => value !== '');
    const compared = await imports.compare(params.id, position);
    const isPost = whole === undefined || (whole.type === 'document' && whole.kind === 'post');
    const view = {
      title,
      facts,
      warnings,
      message,
      changes: compared && diffSections(compared.before, compared.after),
      html:
        content && !whole ? renderPostBody(content.body, () => undefined, config).html : undefined,
      isRead: planned !== null,
      editor:
        isPost && documentId !== null && state !== 'undone'
          ? blogEditorAddress(documentId)
          : undefined,
      fileName: found.fileName,
      choice: found.phase === 'planned' && {
        id: String(position),
        title,
        change,
        state,
        isLocked: isOwnersOnly(item) && !mayDo(context, 'settings.change'),
      },
    };
    return data({ view, isFailed: false });
  } catch (error) {
    log.error({ err: error }, 'failed to read an item of an import');
    return data({ view: undefined, isFailed: true }, 503);
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.import');
  const result = await actOnImport(context, params.id, request, user);
  return result ?? redirect(url.pathname, 303);
}

const dateOf = (value: unknown): string =>
  typeof value === 'string' ? formatTime(new Date(value), new Date()).exact : '';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

/** One item of an import: what it becomes, what it changes, and what had no place. */
export default function ItemPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { view, isFailed } = loaderData;
  const crumbs = [
    { label: 'Migrate content', to: MIGRATE_PATH },
    { label: view?.fileName ?? 'Import', to: importAddress(id) },
  ];
  if (!view)
    return isFailed ? (
      <>
        <PageHead title="Item" crumbs={crumbs} />
        <LoadError>The item could not be loaded.</LoadError>
      </>
    ) : (
      <NothingHere
        title="Item"
        crumbs={crumbs}
        back={{ label: 'The import', to: importAddress(id) }}
      >
        There is no such item.
      </NothingHere>
    );
  const { title, facts, warnings, changes, html, isRead, message, editor, choice } = view;
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        intro={actionData?.message ?? message ?? undefined}
        actions={
          <>
            {editor === undefined ? null : (
              <a className="btn btn-small btn-quiet" href={editor}>
                Open the post
              </a>
            )}
            {choice ? <TakeIn item={choice} /> : null}
          </>
        }
      />
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
