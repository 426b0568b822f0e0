import { Form, Link, useNavigation } from 'react-router';
import { DisclosedForm } from '#src/admin/forms/disclosed-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { SEARCH_DATA_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import type { ImportView } from './import-view.ts';
import { PeriodFields } from './upload-form.tsx';

interface ImportPreviewProps {
  view: ImportView;
  result: FormResult | undefined;
}

/** The dry run: the period, what each file has, and every problem. */
export function ImportPreview({ view, result }: ImportPreviewProps) {
  const { files, period, periodNote, filters, notes, problems, problemCount, typed } = view;
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
      {problemCount > 0 ? (
        <section className="search-data-problems" aria-labelledby="problems">
          <h2 id="problems">
            {formatCount(problemCount, 'problem')} to correct. Nothing is imported until then.
          </h2>
          <ul>
            {problems.map(({ file, line, column, message }, index) => (
              <li key={`${index} ${message}`}>
                <b>
                  {[file ?? 'The export', line && `line ${formatNumber(line)}`, column]
                    .filter(Boolean)
                    .join(', ')}
                </b>
                <span>{message}</span>
              </li>
            ))}
          </ul>
          {problemCount > problems.length ? (
            <p className="note">And {formatNumber(problemCount - problems.length)} more.</p>
          ) : null}
        </section>
      ) : null}
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
export function ImportDecision({ view: { problemCount, files } }: { view: ImportView }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="admin-actions">
      {problemCount === 0 ? (
        <button
          type="submit"
          className="btn btn-small btn-copper"
          name="intent"
          value="apply"
          disabled={isBusy}
        >
          Import {formatCount(files.length, 'file')}
        </button>
      ) : null}
      <button
        type="submit"
        className="btn btn-small btn-quiet"
        name="intent"
        value="discard"
        disabled={isBusy}
      >
        Choose other files
      </button>
      <Link className="btn btn-small btn-quiet" to={SEARCH_DATA_ADDRESS}>
        Not now
      </Link>
    </Form>
  );
}
