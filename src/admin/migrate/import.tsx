import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { Mark } from '#src/admin/kit/mark.tsx';
import { missing, PageHead } from '#src/admin/kit/screen.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/import.ts';
import { actOnImport } from './import-actions.server.ts';
import { listedItem, PHASES, WARNINGS, importAddress, MIGRATE_PATH } from './import-words.ts';
import { ImportSteps } from './import-steps.tsx';
import { ItemCounts, itemList, Items, keys, PER_PAGE } from './items-table.tsx';
import { progressOf } from './progress.tsx';
import { Refusal } from './take-in.tsx';
import './migrate.css';

const SHOWN = 100;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { imports } = servicesFor(context, 'content.import');
  const query = itemList(params.id).parse(url.searchParams);
  const found = await imports.find(params.id);
  if (!found)
    throw missing('No such import', 'It does not exist, or the address is wrong.', {
      label: 'All imports',
      to: MIGRATE_PATH,
    });
  const { createdBy, createdAt, storageKey: _key, ...shown } = found;
  const { id, phase, source } = shown;
  const [list, redirects, failed, kept, mappings] = await Promise.all([
    imports.items(id, query, { limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE }),
    imports.redirects(id),
    imports.failedPictures(id),
    phase === 'undone' ? imports.kept(id) : [],
    imports.mappings(),
  ]);
  const now = new Date();
  const view = {
    ...shown,
    query,
    /** a full export has more than posts */
    noun: source === 'cadron' ? 'item' : 'post',
    sources: imports.sources,
    by: createdBy.name,
    at: formatTime(createdAt, now),
    progress: progressOf(found, now.getTime()),
    items: list.items.map((item) => listedItem(item, phase, mayDo(context, 'settings.change'))),
    total: list.total,
    redirects: {
      total: redirects.length,
      made: redirects.filter(({ madeAt }) => madeAt).length,
      shown: redirects.slice(0, SHOWN).map(({ from, to, message: why }) => ({ from, to, why })),
    },
    failed: { total: failed.length, shown: failed.slice(0, SHOWN) },
    kept: { total: kept.length, shown: kept.slice(0, SHOWN) },
    mappings: mappings.filter((each) => each.source === source).map(({ name }) => name),
  };
  return { view };
}

export type ImportPageView = Awaited<ReturnType<typeof loader>>['view'];

export async function action({ context, ...posted }: Route.ActionArgs) {
  return actOnImport({ context, ...posted }, requirePermission(context, 'content.import'));
}

/** One import: what its file becomes, how far its run is, and what became of it. */
export default function ImportPage({
  loaderData: { view },
  actionData: result,
}: Route.ComponentProps) {
  const crumbs = [{ label: 'Migrate content', to: MIGRATE_PATH }];
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
            <LinkButton to={`${importAddress(id)}/report.csv`} reloadDocument download>
              Download the report
            </LinkButton>
          ) : null
        }
      />
      <p className="note migrate-from">
        {name === undefined ? 'Uploaded' : `${name}, uploaded`} by {by} <Time at={at} />
      </p>
      {/* Forms come and go with the phase, so a refusal stands above all of them. */}
      <Refusal result={result} />
      {hasItems ? (
        <>
          <ItemCounts view={view} />
          <Found {...view} />
        </>
      ) : null}
      <ImportSteps view={view} result={result && { ...result, message: '' }} />
      {hasItems ? <Items view={view} /> : null}
    </>
  );
}

const AGAIN = 'To import it again, upload the file again.';

/** Where an import stands, and what comes next. */
function introOf({ phase, message, states, changes, noun, redirects }: ImportPageView): ReactNode {
  const { planned = 0, done = 0, kept = 0 } = states;
  const made = `${formatCount(done, noun)} imported`;
  switch (phase) {
    case 'reading':
      return 'The file is being read. Nothing is written to your site.';
    case 'planned':
      if (planned === 0)
        return 'There is nothing to import: every item is here already, left out, or not readable.';
      return `Nothing is written yet. Check what each item becomes, then start the import.${
        changes.conflict ? ' What was edited on both sides is left out until you take it in.' : ''
      }`;
    case 'running':
      return 'You can leave this page. The import goes on, and can be taken back later.';
    case 'paused':
      return 'Nothing happens until you go on. What is imported so far stays.';
    case 'done':
      return (
        <>
          {made}. Check them in the{' '}
          <Link className="text-link" to={BLOG_EDITOR_PATH}>
            list of posts
          </Link>
          {redirects.made < redirects.total
            ? ', then make the redirects, so that old addresses lead to them.'
            : '.'}
        </>
      );
    case 'undoing':
      return 'Everything this import made is being deleted. You can leave this page.';
    case 'undone':
      return kept > 0
        ? `${formatCount(kept, noun)} edited since the import stayed, and the rest is gone. ${AGAIN}`
        : `Everything this import made is gone. ${AGAIN}`;
    case 'canceled':
      return done > 0
        ? `${made} before it was canceled. They stay until you take the import back.`
        : `Nothing was written to your site. ${AGAIN}`;
    case 'failed':
      return message ?? 'The file could not be read.';
  }
}

/** Findings about the file as a whole: kinds of warnings, what is no post, how it was read. */
function Found({ id, query, counts }: ImportPageView) {
  const { warnings, pictures, skipped, notes } = counts;
  const others = Object.entries(skipped).map(([what, count]) => `${what} (${formatNumber(count)})`);
  const lines = [
    pictures > 0 && formatCount(pictures, 'picture'),
    others.length > 0 && `Not imported: ${others.join(', ')}`,
    ...notes,
  ];
  return (
    <div className="migrate-found mt-4 small muted">
      <ul className="flex wraps gap-x-6">
        {keys(warnings).map((warning) => (
          <li key={warning}>
            <Link
              className="text-link tap-link"
              to={itemList(id).address({ warning })}
              aria-current={query.warning === warning ? 'page' : undefined}
            >
              {WARNINGS[warning]}: {formatNumber(warnings[warning] ?? 0)}
            </Link>
          </li>
        ))}
      </ul>
      <p>{lines.map((line) => line && `${line}. `)}</p>
    </div>
  );
}
