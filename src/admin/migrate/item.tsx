import { data } from 'react-router';
import { Facts } from '#src/admin/parts/facts.tsx';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { NothingHere } from '#src/admin/parts/nothing-here.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { renderPostBody } from '#src/domains/content/render-post-body.server.ts';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/item.ts';
import { becomes } from './becomes.ts';
import { CHANGES, STATES, WARNINGS } from './import-words.ts';
import { importAddress, MIGRATE_PATH } from './migrate-addresses.ts';
import './migrate.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'content.import');
  const { imports, config } = context.get(servicesContext);
  const position = /^\d{1,6}$/.test(params.position) ? Number(params.position) : 0;
  const [found, item] = await Promise.all([
    imports.find(params.id),
    imports.item(params.id, position),
  ]);
  if (!found || !item) return data({ view: undefined }, 404);
  const { planned, place, title, change, state, message, oldPaths, documentId } = item;
  const { content } = planned ?? {};
  const facts = [
    { name: 'In the file', value: place },
    { name: 'Change', value: CHANGES[change] },
    { name: 'State', value: STATES[state] },
    { name: 'Becomes', value: becomes(planned) },
    { name: 'Date', value: dateOf(content?.['publishedAt']) },
    { name: 'Author', value: textOf(content?.['author']) },
    { name: 'Tags', value: listOf(content?.['categoryTags']) },
    { name: 'Old addresses', value: oldPaths.join(', ') },
  ].filter(({ value }) => value !== '');
  const warnings = planned?.warnings ?? [];
  const whole = planned?.whole;
  const html =
    content && !whole ? renderPostBody(content.body, () => undefined, config).html : undefined;
  const isPost = whole === undefined || (whole.type === 'document' && whole.kind === 'post');
  const editor = isPost && documentId !== null ? blogEditorAddress(documentId) : undefined;
  const view = { title, facts, warnings, html, message, editor, fileName: found.fileName };
  return data({ view });
}

const dateOf = (value: unknown): string =>
  typeof value === 'string' ? formatTime(new Date(value), new Date()).exact : '';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

/** One item of an import: what it becomes, and what had no place. */
export default function ItemPage({ loaderData: { view }, params: { id } }: Route.ComponentProps) {
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
  const { title, facts, warnings, html, message, editor } = view;
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        intro={message ?? undefined}
        actions={
          editor === undefined ? null : (
            <a className="btn btn-small btn-quiet" href={editor}>
              Open the post
            </a>
          )
        }
      />
      <Facts facts={facts} />
      {warnings.length > 0 ? (
        <section className="report-part" aria-labelledby="warnings">
          <h2 id="warnings">Worth knowing</h2>
          <ul className="migrate-warnings">
            {warnings.map(({ kind, text, after }, at) => (
              <li key={`${at} ${text}`}>
                <b>{WARNINGS[kind]}</b> {text}.{after ? <small> After “{after}”</small> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="report-part" aria-labelledby="becomes">
        <h2 id="becomes">What it becomes</h2>
        {html === undefined ? (
          <p>It is taken over as it is.</p>
        ) : (
          <div
            className="prose migrate-preview"
            // oxlint-disable-next-line react/no-danger -- `renderPostBody` escapes all that an author wrote
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </section>
    </>
  );
}
