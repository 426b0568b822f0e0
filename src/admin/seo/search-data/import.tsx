import { redirect } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import {
  readFields,
  readPostedForm,
  refuseForm,
  rejectForm,
} from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { Part, LoadError, Facts } from '#src/admin/kit/screen.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { SEARCH_DATA_ADDRESS, SEARCH_IMPORT_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { isDay, periodErrors } from '#src/domains/seo/search-data/search-period.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { DisclosedForm } from '#src/admin/kit/form/action-form.tsx';
import { DryRunDecision, DryRunProblems } from '#src/admin/seo/imports/dry-run.tsx';
import type { Route } from './+types/import.ts';
import { importView, type PeriodRow, periodRows, type ImportView } from './import-view.ts';
import { readSearchFiles } from './read-files.server.ts';
import { UploadForm, PeriodFields } from './upload-form.tsx';
import './search-data.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { user, searchData } = servicesFor(context, 'content.edit');
  return loadView(context, 'the imports of search data', {}, async () => {
    const [plan, stored] = await Promise.all([searchData.imports.plan(user.id), searchData.list()]);
    return { upload: plan && importView(plan, stored), periods: periodRows(stored, new Date()) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, searchData } = servicesFor(context, 'content.edit');
  const { imports } = searchData;
  const form = await readPostedForm(request);
  const fields = readFields(form);
  const by = actorOf(user);
  const period = { from: fields['from'] ?? '', to: fields['to'] ?? '' };
  const isTyped = period.from !== '' || period.to !== '';
  const notify = (text: string, to: string) => redirectWithNotice(context, text, to);
  switch (fields['intent']) {
    case 'upload': {
      const read = await readSearchFiles(form.getAll('files'));
      const errors = {
        ...('message' in read && { files: read.message }),
        ...(isTyped && periodErrors(period, siteDay(new Date()))),
      };
      if ('message' in read || Object.keys(errors).length > 0)
        return refuseForm(fields, { errors });
      await imports.upload(read.files, isTyped ? period : undefined, user.id);
      return redirect(SEARCH_IMPORT_ADDRESS, 303);
    }
    case 'period': {
      const errors = isTyped ? periodErrors(period, siteDay(new Date())) : {};
      if (Object.keys(errors).length > 0) return refuseForm(fields, { errors });
      await imports.setPeriod(isTyped ? period : undefined, user.id);
      return redirect(SEARCH_IMPORT_ADDRESS, 303);
    }
    case 'discard':
      await imports.discard(user.id);
      return redirect(SEARCH_IMPORT_ADDRESS, 303);
    case 'apply': {
      const plan = await imports.apply(by);
      // The dry run shows what is wrong by now.
      if (!plan?.canApply) return redirect(SEARCH_IMPORT_ADDRESS, 303);
      const rows = plan.files.reduce((sum, file) => sum + file.rows.length, 0);
      const left = plan.problems.length;
      const others = left > 0 ? `, ${formatCount(left, 'row')} left out` : '';
      return notify(`${formatCount(rows, 'row')} imported${others}.`, SEARCH_DATA_ADDRESS);
    }
    case 'delete': {
      if (!isDay(period.from) || !isDay(period.to)) return rejectForm();
      const deleted = await imports.delete(period, by);
      const text = deleted > 0 ? 'Import deleted.' : 'It was deleted already.';
      return notify(text, SEARCH_IMPORT_ADDRESS);
    }
    case undefined:
    default:
      return rejectForm();
  }
}

/** Imports an export of Search Console: a dry run first, then every row that is right. */
export default function ImportSearchData({ loaderData: { view } }: Route.ComponentProps) {
  const upload = view?.upload;
  return (
    <>
      <SeoHead
        title="Import from Search Console"
        crumbs={[{ label: 'Views and search', to: SEARCH_DATA_ADDRESS }]}
        intro={
          upload
            ? 'Nothing has been imported yet.'
            : 'You see what would be imported before it is. Email addresses and phone numbers in queries are masked.'
        }
      />
      {view ? null : <LoadError>The imports could not be loaded. Nothing was changed.</LoadError>}
      {upload ? (
        <>
          <ImportPreview view={upload} />
          <ImportDecision view={upload} />
        </>
      ) : (
        <UploadForm />
      )}
      <ImportedPeriods periods={view?.periods ?? []} />
    </>
  );
}

/** The imports, period by period; each can be deleted. */
function ImportedPeriods({ periods }: { periods: readonly PeriodRow[] }) {
  if (periods.length === 0) return null;
  return (
    <Part className="report-part" title="Imported periods">
      <ul className="search-data-periods measure-wide mt-4 rule-below">
        {periods.map(({ from, to, label, contents, filters, importedAt, by }) => (
          <li className="grid gap-2 gap-x-6 rule-above py-3" key={label}>
            <div>
              <p>
                <b className="bold">{label}</b>
              </p>
              <p className="note">
                {contents}
                {filters ? `. ${filters}` : ''}
              </p>
              <p className="note">
                Imported <Time at={importedAt} /> by {by}
              </p>
            </div>
            <details className="search-data-delete">
              <summary className="inline-flex items-center tap small link">Delete</summary>
              <p className="note">
                Deletes the figures of this period. Import them again to restore them.
              </p>
              <PostButton
                intent="delete"
                fields={{ from, to }}
                tone="danger"
                aria-label={`Delete the import of ${label}`}
              >
                Delete the import
              </PostButton>
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface ImportPreviewProps {
  view: ImportView;
}

/** The dry run: the period, what each file has, and every problem. */
function ImportPreview({ view }: ImportPreviewProps) {
  const { files, period, periodNote, filters, notes, problems, problemCount, canApply, typed } =
    view;
  return (
    <>
      <Facts
        className="detail-facts search-data-facts measure-wide"
        facts={[
          ['Period', period ? `${period}, ${periodNote}` : 'Not known yet'],
          ['Filters of the export', filters],
          ...files.map(
            ({ name, kind, rows, notes: ofFile }) =>
              [name, `${kind}, ${rows}. ${ofFile.join(' ')}`] as const,
          ),
          ['Note', notes.join(' ')],
        ]}
      />
      <DryRunProblems
        problems={problems}
        total={problemCount}
        whole="The export"
        isPartial={canApply}
      />
      <DisclosedForm
        intent="period"
        summary={period ? 'Change the period' : 'Enter the period'}
        about="The first and the last day that were chosen in Search Console. Leave both empty to read them from the files."
        isOpen={!period}
        submit="Use this period"
        busy="Checking…"
        tone="quiet"
      >
        <PeriodFields values={typed} />
      </DisclosedForm>
    </>
  );
}

/** Imports or discards the upload. */
const ImportDecision = ({ view: { canApply, files } }: { view: ImportView }) => (
  <DryRunDecision
    apply={canApply ? `Import ${formatCount(files.length, 'file')}` : undefined}
    discard="Choose other files"
    back={SEARCH_DATA_ADDRESS}
  />
);
