import { data, redirect } from 'react-router';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import {
  readFields,
  readPostedForm,
  refuseForm,
  rejectForm,
} from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import {
  REDIRECT_IMPORT_ADDRESS,
  REDIRECT_TEMPLATE_ADDRESS,
  REDIRECTS_ADDRESS,
} from '#src/admin/seo/seo-addresses.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { userActor } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/import.ts';
import { SeoNav } from '#src/admin/seo/seo-nav.tsx';
import { DryRunDecision } from '#src/admin/seo/imports/dry-run.tsx';
import { FileField } from '#src/admin/forms/file-field.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type ImportView, importView } from './import-view.ts';
import './redirects.css';

/** 20,000 redirects of 150 characters. */
export const MAX_IMPORT_BYTES = 4 * 1024 * 1024;

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
      const file = form.get('file');
      const refuse = (message: string) => refuseForm(fields, { errors: { file: message } });
      if (!(file instanceof File) || file.size === 0) return refuse('Choose a CSV file.');
      if (file.size > MAX_IMPORT_BYTES) return refuse('The file is larger than 4 MB.');
      const csv = await readText(file);
      if (csv === undefined) return refuse('This is no text file in UTF-8. Save it as CSV UTF-8.');
      await redirects.imports.upload({ name: file.name.slice(0, 200), csv }, user.id);
      return redirect(REDIRECT_IMPORT_ADDRESS, 303);
    }
    case 'discard':
      await redirects.imports.discard(user.id);
      return redirect(REDIRECT_IMPORT_ADDRESS, 303);
    case 'apply': {
      const plan = await redirects.imports.apply({ ...userActor(user), id: user.id });
      // The dry run shows what is wrong by now.
      if (!plan || plan.problems.length > 0) return redirect(REDIRECT_IMPORT_ADDRESS, 303);
      const { counts } = importView(plan);
      const text = `${formatCount(counts.added, 'redirect')} added, ${counts.changed} changed.`;
      return redirectWithNotice({ kind: 'done', text }, REDIRECTS_ADDRESS, config.SECURE_COOKIES);
    }
    default:
      return rejectForm();
  }
}

async function readText(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Imports redirects from a CSV file: a dry run first, then everything or nothing. */
export default function ImportRedirects({
  loaderData: { view, isFailed },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Import redirects"
        crumbs={[{ label: 'Redirects', to: REDIRECTS_ADDRESS }]}
        intro={
          view
            ? `${view.fileName}: nothing has been changed yet.`
            : 'From a CSV file. You see what it would change before it does.'
        }
      />
      <SeoNav />
      {isFailed ? <LoadError>The file could not be checked. Nothing was changed.</LoadError> : null}
      {view ? (
        <ImportPreview view={view}>
          <Decision view={view} />
        </ImportPreview>
      ) : (
        <>
          <ActionForm
            intent="upload"
            result={actionData}
            submit="Check the file"
            busy="Checking…"
            encType="multipart/form-data"
          >
            <FileField name="file" label="CSV file" />
          </ActionForm>
          <p className="import-about">
            Columns: from, to, status (301, 302 or 410), kind (exact or prefix), rest (keep or
            drop). Only from and to are needed.{' '}
            <a className="text-link" href={REDIRECT_TEMPLATE_ADDRESS} download>
              Download a template
            </a>
          </p>
        </>
      )}
    </>
  );
}

function Decision({ view: { counts, problems } }: { view: ImportView }) {
  const changes = counts.added + counts.changed;
  const isPossible = problems.length === 0 && changes > 0;
  return (
    <DryRunDecision
      apply={isPossible ? `Apply ${formatCount(changes, 'change')}` : undefined}
      discard="Choose another file"
      back={REDIRECTS_ADDRESS}
    />
  );
}
