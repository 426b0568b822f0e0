import { redirect } from 'react-router';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import { FileField } from '#src/admin/forms/file-field.tsx';
import {
  type FormResult,
  readPostedForm,
  readFields,
  refuseForm,
  rejectForm,
} from '#src/admin/forms/form-result.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { EXPORT_ROUTES_ADDRESS, PREVIEW_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { SeoNav } from '#src/admin/seo/seo-nav.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import {
  decodeSheet,
  parseRouteSheet,
  type SheetProblem,
} from '#src/domains/seo/bulk/route-sheet.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/import-routes.ts';
import { DryRunProblems } from '#src/admin/seo/imports/dry-run.tsx';
import './bulk.css';

/** The edge accepts a little more, so that the refusal is ours. */
const MAX_BYTES = 12 * 1024 * 1024;

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  return null;
}

/** Checks a file. One without problems goes on to its preview. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<Response | (FormResult & { problems?: SheetProblem[] })> {
  const user = requirePermission(context, 'content.edit');
  const { bulkEdits } = context.get(servicesContext);
  const form = await readPostedForm(request);
  const fields = readFields(form);
  if (fields['intent'] !== 'check') return rejectForm();
  const file = form.get('file');
  const refuse = (message: string) => refuseForm(fields, { errors: { file: message } });
  if (!(file instanceof File) || file.size === 0) return refuse('Choose a CSV file.');
  if (file.size > MAX_BYTES) return refuse('The file is larger than 12 MB.');
  const text = decodeSheet(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined) return refuse('This is no text in UTF-8. Save the file as CSV UTF-8.');
  const sheet = parseRouteSheet(text);
  if (!sheet.ok) {
    const message = `${formatCount(sheet.problems.length, 'problem')} to correct. Nothing was changed.`;
    return { ...refuse(message), problems: sheet.problems };
  }
  const plan = await bulkEdits.plan(sheet.edits);
  await bulkEdits.keep({ label: `Imported from ${file.name.slice(0, 100)}`, plan }, user.id);
  return redirect(PREVIEW_ADDRESS, 303);
}

/** Imports titles, descriptions and the rest from a CSV file: checked and shown first, then everything or nothing. */
export default function ImportRoutes({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Import routes"
        crumbs={[{ label: 'SEO manager', to: SEO_ADDRESS }]}
        intro="From a CSV file, such as an export of the table. You see every change before it is made."
      />
      <SeoNav />
      <div className="bulk-start">
        <ActionForm
          intent="check"
          result={actionData}
          submit="Check the file"
          busy="Checking…"
          encType="multipart/form-data"
        >
          <FileField name="file" label="CSV file" />
        </ActionForm>
        <p className="bulk-note">
          Columns: path, and any of title, description, canonical, noindex (yes or no) and image, in
          any order. An empty cell keeps the page’s own value.{' '}
          <a className="text-link" href={EXPORT_ROUTES_ADDRESS} download>
            Export all routes
          </a>
        </p>
      </div>
      {actionData && 'problems' in actionData && actionData.problems ? (
        <DryRunProblems problems={actionData.problems} whole="The file" />
      ) : null}
    </>
  );
}
