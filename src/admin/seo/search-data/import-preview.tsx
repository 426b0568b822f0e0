import { DisclosedForm } from '#src/admin/forms/disclosed-form.tsx';
import { Facts } from '#src/admin/parts/facts.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { SEARCH_DATA_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { DryRunDecision, DryRunProblems } from '#src/admin/seo/imports/dry-run.tsx';
import type { ImportView } from './import-view.ts';
import { PeriodFields } from './upload-form.tsx';

interface ImportPreviewProps {
  view: ImportView;
}

/** The dry run: the period, what each file has, and every problem. */
export function ImportPreview({ view }: ImportPreviewProps) {
  const { files, period, periodNote, filters, notes, problems, problemCount, canApply, typed } =
    view;
  return (
    <>
      <Facts
        className="detail-facts search-data-facts"
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
export const ImportDecision = ({ view: { canApply, files } }: { view: ImportView }) => (
  <DryRunDecision
    apply={canApply ? `Import ${formatCount(files.length, 'file')}` : undefined}
    discard="Choose other files"
    back={SEARCH_DATA_ADDRESS}
  />
);
