import { data, redirect } from 'react-router';
import {
  readFields,
  readPostedForm,
  refuseForm,
  rejectForm,
} from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import {
  REDIRECT_IMPORT_ADDRESS,
  REDIRECT_TEMPLATE_ADDRESS,
  REDIRECTS_ADDRESS,
} from '#src/admin/seo/seo-addresses.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/import.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { CsvForm, DryRunDecision } from '#src/admin/seo/imports/dry-run.tsx';
import { readCsvFile } from '#src/admin/seo/imports/read-csv-file.ts';
import { undoOf } from './redirect-actions.server.ts';
import { ImportPreview } from './import-preview.tsx';
import { type ImportView, importView } from './import-view.ts';
import './redirects.css';

/** 20,000 redirects of 150 characters. */
const MAX_MEGABYTES = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.edit');
  const { redirects, log } = context.get(servicesContext);
  try {
    const plan = await redirects.imports.plan(user.id);
    return data({ view: plan && importView(plan), isFailed: false });
  } catch (error) {
    log.error({ err: error }, 'failed to plan an import');
    return data({ view: undefined, isFailed: true }, 503);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { redirects, config } = context.get(servicesContext);
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
      const plan = await redirects.imports.apply({ ...actorOf(user), id: user.id });
      // The dry run shows what is wrong by now.
      if (!plan) return redirect(REDIRECT_IMPORT_ADDRESS, 303);
      const { counts, problems } = importView(plan);
      const others =
        problems.length > 0 ? `, ${formatCount(problems.length, 'line')} left out` : '';
      const text = `${formatCount(counts.added, 'redirect')} added, ${counts.changed} changed${others}.`;
      const notice = { kind: 'done' as const, text, undo: undoOf(plan.undo) };
      return redirectWithNotice(notice, REDIRECTS_ADDRESS, config.SECURE_COOKIES);
    }
    default:
      return rejectForm();
  }
}

/** Imports redirects from a CSV file: a dry run first, then every line that is right. */
export default function ImportRedirects({
  loaderData: { view, isFailed },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <SeoHead
        title="Import redirects"
        crumbs={[{ label: 'Redirects', to: REDIRECTS_ADDRESS }]}
        intro={
          view
            ? `${view.fileName}: nothing has been changed yet.`
            : 'From a CSV file. You see what it would change before it does.'
        }
      />
      {isFailed ? <LoadError>The file could not be checked. Nothing was changed.</LoadError> : null}
      {view ? (
        <ImportPreview view={view}>
          <Decision view={view} />
        </ImportPreview>
      ) : (
        <CsvForm result={actionData}>
          Columns: from, to, status (301, 302 or 410), kind (exact, prefix, or pattern), rest (keep
          or drop). Only from and to are needed. An address may have a query, or * for any text.{' '}
          <a className="text-link" href={REDIRECT_TEMPLATE_ADDRESS} download>
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
