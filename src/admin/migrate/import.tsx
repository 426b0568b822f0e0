import { data, Link, redirect } from 'react-router';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { Mark } from '#src/admin/parts/mark.tsx';
import { NothingHere } from '#src/admin/parts/nothing-here.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/import.ts';
import { listedItem, PHASES, WARNINGS } from './import-words.ts';
import { actOnImport } from './import-actions.server.ts';
import { ImportSteps, introOf } from './import-steps.tsx';
import { ItemCounts, Items, ITEMS, PER_PAGE } from './items-table.tsx';
import { importAddress, MIGRATE_PATH } from './migrate-addresses.ts';
import { progressOf } from './progress.tsx';
import './migrate.css';

const SHOWN = 100;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.import');
  const { imports, log } = context.get(servicesContext);
  const query = ITEMS.parse(url.searchParams);
  try {
    const found = await imports.find(params.id);
    if (!found) return data({ view: undefined, isFailed: false }, 404);
    const range = { limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE };
    const [list, redirects, failed, mappings] = await Promise.all([
      imports.items(found.id, query, range),
      imports.redirects(found.id),
      imports.failedPictures(found.id),
      imports.mappings(),
    ]);
    const now = new Date();
    const { id, phase, message, fileName, source, counts, changes, states, mapping, options } =
      found;
    const view = {
      id,
      phase,
      message,
      fileName,
      source,
      counts,
      changes,
      states,
      mapping,
      options,
      query,
      isPlan: phase === 'planned',
      /** a full export has more than posts */
      noun: source === 'cadron' ? 'item' : 'post',
      sources: imports.sources,
      by: found.createdBy.name,
      at: formatTime(found.createdAt, now),
      progress: progressOf(found, now.getTime()),
      items: list.items.map((item) => listedItem(item, phase, mayDo(context, 'settings.change'))),
      total: list.total,
      redirects: {
        total: redirects.length,
        made: redirects.filter(({ madeAt }) => madeAt).length,
        shown: redirects.slice(0, SHOWN).map(({ from, to, message: why }) => ({ from, to, why })),
      },
      failed: { total: failed.length, shown: failed.slice(0, SHOWN) },
      mappings: mappings.filter((each) => each.source === source).map(({ name }) => name),
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

/** One import: what its file becomes, how far its run is, and what became of it. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isFailed } = loaderData;
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
  const { id, phase, counts, source, sources, by, at } = view;
  const hasItems = phase !== 'reading' && counts.items > 0;
  const name = sources.find((known) => known.id === source)?.name;
  return (
    <>
      <PageHead
        title={view.fileName}
        crumbs={crumbs}
        mark={<Mark {...PHASES[phase]} state={phase} />}
        intro={introOf(view)}
        actions={
          hasItems ? (
            <a
              className="btn btn-small btn-quiet"
              href={`${importAddress(id)}/report.csv`}
              download
            >
              Download the report
            </a>
          ) : null
        }
      />
      <p className="note">
        {name === undefined ? 'Uploaded' : `${name}, uploaded`} by {by} <Time at={at} />
      </p>
      {/* Forms come and go with the phase, so a refusal stands above all of them. */}
      <div role="alert">
        {actionData?.message === undefined ? null : (
          <p className="form-error">{actionData.message}</p>
        )}
      </div>
      {hasItems ? <ItemCounts view={view} /> : null}
      {hasItems ? <Found view={view} /> : null}
      <ImportSteps view={view} result={actionData && { ...actionData, message: '' }} />
      {hasItems ? <Items view={view} /> : null}
    </>
  );
}

/** What is worth knowing of the file as a whole: kinds of warnings, what is no post, how it was read. */
function Found({ view: { id, counts, redirects } }: { view: ImportPageView }) {
  const warnings = Object.entries(counts.warnings) as [keyof typeof WARNINGS, number][];
  const lines = [
    ...(counts.pictures > 0 ? [formatCount(counts.pictures, 'picture')] : []),
    ...(redirects.total > 0
      ? [`${formatCount(redirects.total, 'address', 'addresses')} to redirect`]
      : []),
    ...Object.entries(counts.skipped).map(
      ([what, count]) => `${formatCount(count, what)} left out`,
    ),
    ...counts.notes,
  ];
  if (warnings.length + lines.length === 0) return null;
  return (
    <ul className="migrate-found" aria-label="Worth knowing">
      {warnings.map(([kind, count]) => (
        <li key={kind}>
          <Link className="text-link" to={ITEMS.address({ warning: kind }, importAddress(id))}>
            {WARNINGS[kind]}: {formatNumber(count)}
          </Link>
        </li>
      ))}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
