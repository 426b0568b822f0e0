import { CompareChanges } from '#src/admin/documents/compare/compare-changes.tsx';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { Part, Facts, PageHead, missing } from '#src/admin/kit/screen.tsx';
import { blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import { diffSections } from '#src/domains/documents/history/diff-sections.ts';
import type { Route } from './+types/item.ts';
import { actOnImport } from './import-actions.server.ts';
import {
  CHANGES,
  listedItem,
  WARNINGS,
  importAddress,
  MIGRATE_PATH,
  positionOf,
} from './import-words.ts';
import { Refusal, TakeIn } from './take-in.tsx';
import '#src/admin/documents/compare/compare.css';
import './migrate.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { imports, config } = servicesFor(context, 'content.import');
  const position = positionOf(params.position);
  const [found, item] = await Promise.all([
    imports.find(params.id),
    imports.item(params.id, position),
  ]);
  if (!found || !item)
    throw missing('No such item', 'The import does not have it.', {
      label: 'The import',
      to: importAddress(params.id),
    });
  const { documentId } = item;
  const { content, whole, warnings = [], pictures = [] } = item.planned ?? {};
  const listed = listedItem(item, found.phase, mayDo(context, 'settings.change'));
  const date = textOf(content?.['publishedAt']);
  const facts = {
    'In the file': item.place,
    Change: CHANGES[item.change],
    State: listed.state,
    Becomes: listed.becomes,
    Date: date && formatTime(new Date(date), new Date()).exact,
    Author: textOf(content?.['author']),
    Tags: textOf(content?.['categoryTags']),
    Pictures: pictures.length > 0 && `${pictures.length}, not shown below`,
    'Old addresses': textOf(item.oldPaths),
  };
  const compared = await imports.compare(params.id, position);
  const isPost = whole === undefined || (whole.type === 'document' && whole.kind === 'post');
  const view = {
    ...listed,
    facts,
    warnings,
    /** empty for what is taken over as it is */
    html: content && (whole ? '' : renderPostBody(content.body, () => undefined, config).html),
    changes: compared && diffSections(compared.before, compared.after),
    editor:
      isPost && documentId !== null && item.state !== 'undone' && blogEditorAddress(documentId),
    fileName: found.fileName,
  };
  return { view };
}

/** A value or a list of them as text; empty for none. */
const textOf = (value: unknown): string => [value].flat().join(', ');

export async function action({ context, ...posted }: Route.ActionArgs) {
  return actOnImport({ context, ...posted }, requirePermission(context, 'content.import'));
}

/** One item of an import: what it becomes, what it changes, and what had no place. */
export default function ItemPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { view } = loaderData;
  const crumbs = [
    { label: 'Migrate content', to: MIGRATE_PATH },
    { label: view.fileName, to: importAddress(id) },
  ];
  const { title, facts, warnings, changes, html, message, editor, choice } = view;
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        intro={message ?? undefined}
        actions={
          <>
            {editor ? (
              <LinkButton to={editor} reloadDocument>
                Open the post
              </LinkButton>
            ) : null}
            <TakeIn item={view} />
          </>
        }
      />
      <Refusal result={actionData} />
      <Facts facts={facts} />
      {warnings.length > 0 ? (
        <Part className="report-part" title="Worth knowing">
          <ul className="migrate-rows measure-wide small">
            {warnings.map(({ kind, text, after }, at) => (
              <li className="items-baseline py-2 rule-above" key={`${at} ${text}`}>
                <b>{WARNINGS[kind]}</b>
                <span>
                  {text}.{after ? <small className="block muted">After “{after}”</small> : null}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {changes ? (
        <Part className="report-part" title="What it changes">
          <p className="note">
            {changes.length === 0
              ? 'Nothing differs from what is here.'
              : `First what is here, then what the file has.${
                  choice === undefined
                    ? ''
                    : ' To take it in replaces what is here; its history keeps it.'
                }`}
          </p>
          <CompareChanges changes={changes} putBack={undefined} />
        </Part>
      ) : null}
      {html === undefined ? null : (
        <Part className="report-part" title="What it becomes">
          {html === '' ? (
            <p className="note">It is taken over as it is.</p>
          ) : (
            <div
              className="prose migrate-preview outlined measure mt-4 p-6"
              // oxlint-disable-next-line react/no-danger -- `renderPostBody` escapes all that an author wrote
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </Part>
      )}
    </>
  );
}
