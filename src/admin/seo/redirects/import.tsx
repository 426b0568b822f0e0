import { redirect } from 'react-router';
import type { ReactNode } from 'react';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import {
  readFields,
  readPostedForm,
  refuseForm,
  rejectForm,
} from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { LoadError } from '#src/admin/kit/screen.tsx';
import {
  REDIRECT_IMPORT_ADDRESS,
  REDIRECT_TEMPLATE_ADDRESS,
  REDIRECTS_ADDRESS,
} from '#src/admin/parts/seo-address.ts';
import { requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import {
  CsvForm,
  DryRunCounts,
  DryRunDecision,
  DryRunProblems,
  More,
} from '#src/admin/seo/imports/dry-run.tsx';
import { readCsvFile } from '#src/admin/seo/imports/read-csv-file.ts';
import type { ImportPlan } from '#src/domains/redirects/plan-import.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import type { Route } from './+types/import.ts';
import { undoOf } from './redirect-actions.server.ts';
import './redirects.css';

/** 20,000 redirects of 150 characters. */
const MAX_MEGABYTES = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.edit');
  const { imports } = context.get(servicesContext).redirects;
  return loadView(context, 'the plan of an import', {}, async () => {
    const plan = await imports.plan(user.id);
    return { file: plan && importView(plan) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, redirects } = servicesFor(context, 'content.edit');
  const form = await readPostedForm(request);
  const fields = readFields(form);
  switch (fields['intent'] ?? '') {
    case 'upload': {
      const file = await readCsvFile(form.get('file'), MAX_MEGABYTES);
      if ('message' in file) return refuseForm(fields, { errors: { file: file.message } });
      await redirects.imports.upload(file, user.id);
      return redirect(REDIRECT_IMPORT_ADDRESS, 303);
    }
    case 'discard':
      await redirects.imports.discard(user.id);
      return redirect(REDIRECT_IMPORT_ADDRESS, 303);
    case 'apply': {
      const plan = await redirects.imports.apply(actorOf(user));
      // The dry run shows what is wrong by now.
      if (!plan) return redirect(REDIRECT_IMPORT_ADDRESS, 303);
      const { counts, problems } = importView(plan);
      const others =
        problems.length > 0 ? `, ${formatCount(problems.length, 'line')} left out` : '';
      const text = `${formatCount(counts.added, 'redirect')} added, ${counts.changed} changed${others}.`;
      const notice = { kind: 'done' as const, text, undo: undoOf(plan.undo) };
      return redirectWithNotice(context, notice, REDIRECTS_ADDRESS);
    }
    default:
      return rejectForm();
  }
}

/** Imports redirects from a CSV file: a dry run first, then every line that is right. */
export default function ImportRedirects({ loaderData: { view } }: Route.ComponentProps) {
  const file = view?.file;
  return (
    <>
      <SeoHead
        title="Import redirects"
        crumbs={[{ label: 'Redirects', to: REDIRECTS_ADDRESS }]}
        intro={
          file
            ? `${file.fileName}: nothing has been changed yet.`
            : 'From a CSV file. You see what it would change before it does.'
        }
      />
      {view ? null : <LoadError>The file could not be checked. Nothing was changed.</LoadError>}
      {file ? (
        <ImportPreview view={file}>
          <Decision view={file} />
        </ImportPreview>
      ) : (
        <CsvForm>
          Columns: from, to, status (301, 302 or 410), kind (exact, prefix, or pattern), rest (keep
          or drop). Only from and to are needed. An address may have a query, or * for any text.{' '}
          <a className="text-link tap-link" href={REDIRECT_TEMPLATE_ADDRESS} download>
            Download a template
          </a>
        </CsvForm>
      )}
    </>
  );
}

function Decision({ view: { counts, problems } }: { view: ImportView }) {
  const changes = counts.added + counts.changed;
  const others = problems.length > 0 ? `, leave out ${formatCount(problems.length, 'line')}` : '';
  return (
    <DryRunDecision
      apply={changes > 0 ? `Apply ${formatCount(changes, 'change')}${others}` : undefined}
      discard="Choose another file"
      back={REDIRECTS_ADDRESS}
    />
  );
}

interface ImportPreviewProps {
  view: ImportView;
  /** stands above the changes */
  children: ReactNode;
}

/** The dry run of an import: counts, every problem, and the first changes. */
function ImportPreview({ view, children }: ImportPreviewProps) {
  const { counts, problems, columns, lines, total } = view;
  return (
    <>
      <DryRunCounts
        counts={[
          ['Added', counts.added],
          ['Changed', counts.changed],
          ['Unchanged', counts.unchanged],
          ['Collapsed', counts.collapsed],
          ['Left out', problems.length, true],
        ]}
      />
      <DryRunProblems
        problems={problems}
        whole="The file"
        isPartial={counts.added + counts.changed + counts.unchanged > 0}
        columns={columns}
      />
      {children}
      {lines.length > 0 ? (
        <section aria-labelledby="import-changes">
          <h2 className="mt-8 bold" id="import-changes">
            What changes
          </h2>
          <ul className="import-lines measure-wide mt-3 rule-below">
            {lines.map(({ key, line, outcome, from, to, before }) => (
              <li className="grid gap-1 gap-x-6 rule-above small breaks py-3" key={key}>
                <span className="import-outcome">{outcome}</span>
                <span>
                  <b>{from}</b> to <b>{to}</b>
                  {before ? <span className="import-before"> instead of {before}</span> : null}
                </span>
                <span className="import-line">{line ?? 'Not in the file'}</span>
              </li>
            ))}
          </ul>
          <More total={total} shown={lines.length} />
        </section>
      ) : problems.length === 0 ? (
        <p className="admin-missing">Every redirect of the file exists already.</p>
      ) : null}
    </>
  );
}

/** Enough to judge a file; a page with all lines would be slow. */
const MAX_LINES = 200;

const targetWords = ({ to, status }: { to: string; status: number }) =>
  status === 410 ? '410' : `${status} ${to}`;

type ImportView = ReturnType<typeof importView>;

/** Formats what a file would change. */
function importView(plan: ImportPlan & { fileName?: string }) {
  const count = (outcome: string) => plan.planned.filter((row) => row.outcome === outcome).length;
  const changed = plan.planned
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ line, outcome, redirect, before, isCollapsed }) => ({
      key: redirect.from,
      /** none for redirects that are not in the file */
      line: `Line ${formatNumber(line)}`,
      outcome: `${outcome === 'added' ? 'Added' : 'Changed'}${isCollapsed ? ', collapsed' : ''}`,
      from: printStart(redirect.from),
      to: targetWords(redirect),
      /** what is stored now */
      before: before && targetWords(before),
    }));
  const others = plan.collapsed.map(({ before, redirect }) => ({
    key: redirect.from,
    line: undefined,
    outcome: 'Collapsed',
    from: printStart(redirect.from),
    to: targetWords(redirect),
    before: targetWords(before),
  }));
  const lines = [...others, ...changed];
  const collapsed = plan.planned.filter((row) => row.isCollapsed).length + others.length;
  return {
    fileName: plan.fileName ?? '',
    counts: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      collapsed,
    },
    problems: plan.problems,
    /** the first line of the file */
    columns: plan.columns,
    lines: lines.slice(0, MAX_LINES),
    total: lines.length,
  };
}
