import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { listAddress } from '#src/admin/parts/list-query.ts';
import { missing, TextList } from '#src/admin/kit/screen.tsx';
import { ChangeRows } from '#src/admin/seo/changes/change-rows.tsx';
import { pageOfChanges, plannedRow } from '#src/admin/seo/changes/change-view.ts';
import { noticeOf } from '#src/admin/seo/route/save-route.server.ts';
import { countRoutes } from '#src/admin/seo/routes/route-labels.ts';
import { SEO_ADDRESS, PREVIEW_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SEO_CRUMBS, SeoHead } from '#src/admin/seo/seo-head.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { DryRunCounts, DryRunDecision, More, Paths } from '#src/admin/seo/imports/dry-run.tsx';
import type { Route } from './+types/preview.ts';
import './bulk.css';

const MAX_UNKNOWN = 50;
const MAX_WARNINGS = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { bulkEdits, user } = servicesFor(context, 'content.edit');
  const pending = await bulkEdits.pending(user.id);
  if (!pending)
    throw missing('Nothing prepared', 'Select routes in the table, or import a file.', {
      label: 'Show all routes',
      to: SEO_ADDRESS,
    });
  const { label, changes, unchanged, unknown, warnings, fingerprint } = pending;
  const { rows, ...shown } = pageOfChanges(changes, url.searchParams);
  return {
    view: {
      label,
      fingerprint,
      changeId: randomUUID(),
      isStale: url.searchParams.get('stale') === '1',
      changed: changes.length,
      unchanged,
      unknown: unknown.slice(0, MAX_UNKNOWN),
      unknownTotal: unknown.length,
      warnings: warnings.slice(0, MAX_WARNINGS),
      warningsTotal: warnings.length,
      shown: { ...shown, rows: rows.map(plannedRow) },
    },
  };
}

/** Applies the prepared edit as one change, or forgets it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, bulkEdits } = servicesFor(context, 'content.edit');
  const { intent, change: changeId = '', fingerprint = '' } = await readPostedFields(request);
  if (intent === 'discard') {
    await bulkEdits.discard(user.id);
    return redirect(SEO_ADDRESS, 303);
  }
  if (intent !== 'apply' || !isUuid(changeId)) return rejectForm();
  const result = await bulkEdits.apply({ changeId, fingerprint }, actorOf(user));
  // The preview shows what it would change by now.
  if (!result) return redirect(PREVIEW_ADDRESS, 303);
  if (result === 'stale' || !result.ok)
    return redirect(listAddress(PREVIEW_ADDRESS, { stale: 1 }), 303);
  const notice = noticeOf(`${countRoutes(result.changed)} changed.`, result, changeId, SEO_ADDRESS);
  return redirectWithNotice(context, notice, SEO_ADDRESS);
}

type View = Route.ComponentProps['loaderData']['view'];

/** Everything that a prepared edit of many routes would change. */
export default function Preview({ loaderData: { view } }: Route.ComponentProps) {
  const { label, shown, isStale } = view;
  return (
    <>
      <SeoHead
        title="What would change"
        crumbs={SEO_CRUMBS}
        intro={`${label}. Nothing has been changed yet.`}
      />
      {isStale ? (
        <p className="note" role="alert">
          Something has changed since you looked. This is what would change now.
        </p>
      ) : null}
      <Counts view={view} />
      <Decision view={view} />
      {shown.rows.length > 0 ? <ChangeRows {...shown} screen={PREVIEW_ADDRESS} /> : null}
    </>
  );
}

const Counts = ({
  view: { changed, unchanged, unknown, unknownTotal, warnings, warningsTotal },
}: {
  view: View;
}) => (
  <>
    <DryRunCounts
      counts={[
        ['Changed', changed],
        ['Unchanged', unchanged],
        ['Unknown paths', unknownTotal],
        ...(warningsTotal > 0 ? [['Warnings', warningsTotal, true] as const] : []),
      ]}
    />
    <TextList className="bulk-warnings small measure-wide mt-4" items={warnings} />
    <More total={warningsTotal} shown={warnings.length} />
    {unknown.length > 0 ? (
      <Paths
        summary="Paths that no public page has; they are left out"
        paths={unknown}
        total={unknownTotal}
      />
    ) : null}
  </>
);

const Decision = ({ view: { changed, fingerprint, changeId } }: { view: View }) => (
  <>
    {changed > 0 ? null : <p className="admin-missing">Every value is the same already.</p>}
    <DryRunDecision
      apply={changed > 0 ? `Change ${countRoutes(changed)}` : undefined}
      discard="Discard"
      back={SEO_ADDRESS}
      fields={{ fingerprint, change: changeId }}
    />
  </>
);
