import { redirect } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import {
  type FormResult,
  readPostedForm,
  readFields,
  refuseForm,
  rejectForm,
} from '#src/admin/kit/form/form-result.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { ROUTES } from '#src/admin/seo/routes/route-labels.ts';
import { PREVIEW_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SEO_CRUMBS, SeoHead } from '#src/admin/seo/seo-head.tsx';
import { requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { parseRouteSheet, type Sheet } from '#src/domains/seo/bulk/route-sheet.ts';
import { readCsvFile } from '#src/admin/seo/imports/read-csv-file.ts';
import { CsvForm, DryRunProblems } from '#src/admin/seo/imports/dry-run.tsx';
import type { Route } from './+types/import-routes.ts';
import './bulk.css';

/** The edge accepts a little more, so that the refusal is ours. */
const MAX_MEGABYTES = 12;

interface LeftOut extends Pick<Sheet, 'problems' | 'columns'> {
  /** lines that can be applied */
  good: number;
}

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  return null;
}

/** Checks a file. One without problems goes on to its preview; another one shows them first. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<Response | (FormResult & { left?: LeftOut })> {
  const { user, bulkEdits, config } = servicesFor(context, 'content.edit');
  const form = await readPostedForm(request);
  const fields = readFields(form);
  if (fields['intent'] !== 'upload') return rejectForm();
  const file = await readCsvFile(form.get('file'), MAX_MEGABYTES);
  const refuse = (message: string) => refuseForm(fields, { errors: { file: message } });
  if ('message' in file) return refuse(file.message);
  const { edits, problems, columns } = parseRouteSheet(file.csv, config.SITE_URL);
  if (edits.length > 0) {
    const plan = await bulkEdits.plan(edits);
    await bulkEdits.keep({ label: `Imported from ${file.name.slice(0, 100)}`, plan }, user.id);
  }
  if (problems.length > 0) {
    const count = `${formatCount(problems.length, 'problem')} in the file.`;
    return {
      ...refuse(edits.length > 0 ? count : `${count} Nothing was changed.`),
      left: { problems, columns, good: edits.length },
    };
  }
  return redirect(PREVIEW_ADDRESS, 303);
}

/** Imports titles, descriptions and the rest from a CSV file: checked and shown first, then every line that is right. */
export default function ImportRoutes({ actionData }: Route.ComponentProps) {
  const left = actionData && 'left' in actionData ? actionData.left : undefined;
  return (
    <>
      <SeoHead
        title="Import routes"
        crumbs={SEO_CRUMBS}
        intro="From a CSV file, such as an export of the table. You see every change before it is made."
      />
      <CsvForm>
        Columns: path, and any of title, description, canonical, noindex (yes or no) and image, in
        any order. An empty cell keeps the page’s own value.{' '}
        <a className="text-link tap-link" href={ROUTES.csv} download>
          Export all routes
        </a>
      </CsvForm>
      {left ? (
        <>
          <DryRunProblems
            problems={left.problems}
            whole="The file"
            isPartial={left.good > 0}
            columns={left.columns}
          />
          {left.good > 0 ? (
            <LinkButton tone="primary" to={PREVIEW_ADDRESS}>
              Go on with {formatCount(left.good, 'line')}
            </LinkButton>
          ) : null}
        </>
      ) : null}
    </>
  );
}
