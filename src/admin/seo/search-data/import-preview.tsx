import { DisclosedForm } from '#src/admin/forms/disclosed-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { SEARCH_DATA_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { DryRunDecision, DryRunProblems } from '#src/admin/seo/imports/dry-run.tsx';
import type { ImportView } from './import-view.ts';
import { PeriodFields } from './upload-form.tsx';

interface ImportPreviewProps {
  view: ImportView;
  result: FormResult | undefined;
}

/** The dry run: the period, what each file has, and every problem. */
export function ImportPreview({ view, result }: ImportPreviewProps) {
  const { files, period, periodNote, filters, notes, problems, problemCount, canApply, typed } =
    view;
  return (
    <>
      <dl className="detail-facts search-data-facts">
        <div>
          <dt>Period</dt>
          <dd>{period ? `${period}, ${periodNote}` : 'Not known yet'}</dd>
        </div>
        {filters ? (
          <div>
            <dt>Filters of the export</dt>
            <dd>{filters}</dd>
          </div>
        ) : null}
        {files.map(({ name, kind, rows, notes: ofFile }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {kind}, {rows}. {ofFile.join(' ')}
            </dd>
          </div>
        ))}
        {notes.map((note) => (
          <div key={note}>
            <dt>Note</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <DryRunProblems
        problems={problems}
        total={problemCount}
        whole="The export"
        isPartial={canApply}
      />
      <DisclosedForm
        intent="period"
        result={result}
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
export const ImportDecision = ({ view: { canApply, files } }: { view: ImportView }) => (
  <DryRunDecision
    apply={canApply ? `Import ${formatCount(files.length, 'file')}` : undefined}
    discard="Choose other files"
    back={SEARCH_DATA_ADDRESS}
  />
);
