import { useEffect } from 'react';
import { data, Link, redirect, useRevalidator } from 'react-router';
import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { defineQuery, listAddress, TEXT } from '#src/admin/parts/list-query.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { Mark } from '#src/admin/parts/mark.tsx';
import { NothingHere } from '#src/admin/parts/nothing-here.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { DryRunCounts } from '#src/admin/seo/imports/dry-run.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/import.ts';
import { becomes } from './becomes.ts';
import { CHANGES, PHASES, STATES, WARNINGS } from './import-words.ts';
import { actOnImport } from './import-actions.server.ts';
import { ImportSteps } from './import-steps.tsx';
import { ItemsFilter, ItemsTable } from './items-table.tsx';
import { importAddress, MIGRATE_PATH } from './migrate-addresses.ts';
import { progressOf } from './progress.ts';
import './migrate.css';

const PER_PAGE = 50;
const SHOWN = 200;
const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];

const ITEMS = defineQuery({
  path: MIGRATE_PATH,
  fields: { change: keys(CHANGES), state: keys(STATES), warning: keys(WARNINGS), search: TEXT },
  sorts: { file: 'as in the file' },
});

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.import');
  const { imports, log } = context.get(servicesContext);
  const { page, ...query } = ITEMS.parse(url.searchParams);
  try {
    const found = await imports.find(params.id);
    if (!found) return data({ view: undefined, isFailed: false }, 404);
    const range = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
    const [list, redirects, failed, mappings] = await Promise.all([
      imports.items(found.id, query, range),
      imports.redirects(found.id),
      imports.failedPictures(found.id),
      imports.mappings(),
    ]);
    const now = new Date();
    const { id, phase, message, fileName, counts, changes, states, mapping, options } = found;
    const view = {
      id,
      phase,
      message,
      fileName,
      counts,
      changes,
      states,
      mapping,
      options,
      query,
      page,
      source: found.source,
      sources: imports.sources,
      by: found.createdBy.name,
      at: formatTime(found.createdAt, now),
      progress: progressOf(found, now.getTime()),
      items: list.items.map(({ planned, ...item }) => ({
        ...item,
        becomes: becomes(planned),
        warnings: planned?.warnings.map(({ text }) => text) ?? [],
      })),
      total: list.total,
      redirects: {
        total: redirects.length,
        made: redirects.filter(({ madeAt }) => madeAt).length,
        shown: redirects.slice(0, SHOWN).map(({ from, to, message: why }) => ({ from, to, why })),
      },
      failed: { total: failed.length, shown: failed.slice(0, SHOWN) },
      mappings: mappings.filter(({ source }) => source === found.source),
    };
    return data({ view, isFailed: false });
  } catch (error) {
    log.error({ err: error }, 'failed to read an import');
    return data({ view: undefined, isFailed: true }, 503);
  }
}

export type ImportPageView = NonNullable<Awaited<ReturnType<typeof loader>>['data']['view']>;

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.import');
  const result = await actOnImport(context, params.id, request, user);
  return result ?? redirect(url.pathname + url.search, 303);
}

const REFRESH_MS = 2_000;

/** One import: what its file becomes, how far its run is, and what became of it. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isFailed } = loaderData;
  const isActive = ['reading', 'running', 'undoing'].includes(view?.phase ?? '');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isActive, revalidate]);
  const crumbs = [{ label: 'Migrate content', to: MIGRATE_PATH }];
  if (!view)
    return isFailed ? (
      <>
        <PageHead title="Import" crumbs={crumbs} />
        <LoadError>The import could not be loaded.</LoadError>
      </>
    ) : (
      <NothingHere title="Import" crumbs={crumbs} back={{ label: 'All imports', to: MIGRATE_PATH }}>
        There is no such import.
      </NothingHere>
    );
  const { phase, changes, states, counts, query, items, total, page } = view;
  return (
    <>
      <PageHead
        title={view.fileName}
        crumbs={crumbs}
        mark={<Mark {...PHASES[phase]} state={phase} />}
        intro={view.message ?? `Uploaded by ${view.by}, ${view.at.relative}.`}
      />
      {phase === 'reading' || counts.items === 0 ? (
        <ImportSteps view={view} result={actionData} />
      ) : (
        <>
          <DryRunCounts
            counts={[
              ['New', changes.new ?? 0],
              ['Changed', changes.changed ?? 0],
              ['Unchanged', changes.unchanged ?? 0],
              ['Edited on both sides', changes.conflict ?? 0, true],
              ['Not readable', changes.unreadable ?? 0, true],
              ['Failed', states.failed ?? 0, true],
              ['Pictures', counts.pictures],
            ]}
          />
          <Found view={view} />
          <ImportSteps view={view} result={actionData} />
          <section className="report-part" aria-labelledby="items">
            <h2 id="items">Items</h2>
            <ItemsFilter view={view} />
            <ItemsTable view={view} />
            <PageLinks
              page={page}
              pages={Math.ceil(total / PER_PAGE)}
              addressOf={(number) =>
                listAddress(importAddress(view.id), { ...query, page: number })
              }
            />
            {items.length === 0 ? <p className="admin-missing">No item matches.</p> : null}
          </section>
        </>
      )}
    </>
  );
}

/** What is worth knowing of the file as a whole: kinds of warnings, what is no post, how it was read. */
function Found({ view: { id, counts } }: { view: ImportPageView }) {
  const warnings = Object.entries(counts.warnings) as [keyof typeof WARNINGS, number][];
  const skipped = Object.entries(counts.skipped);
  if (warnings.length + skipped.length + counts.notes.length === 0) return null;
  return (
    <ul className="migrate-found" aria-label="Worth knowing">
      {warnings.map(([kind, count]) => (
        <li key={kind}>
          <Link className="text-link" to={listAddress(importAddress(id), { warning: kind })}>
            {WARNINGS[kind]}: {count.toLocaleString('en-US')}
          </Link>
        </li>
      ))}
      {skipped.map(([what, count]) => (
        <li key={what}>{formatCount(count, what)} left out</li>
      ))}
      {counts.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
