import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import type { ImportView } from './import-view.ts';

/** The dry run of an import: counts, every problem, and the first changes. */
export function ImportPreview({ view }: { view: ImportView }) {
  const { counts, problems, lines, more } = view;
  return (
    <>
      <dl className="import-counts">
        {(
          [
            ['Added', counts.added],
            ['Changed', counts.changed],
            ['Unchanged', counts.unchanged],
            ['Collapsed', counts.collapsed],
            ['Refused', problems.length],
          ] as const
        ).map(([label, count]) => (
          <div key={label} data-alert={(label === 'Refused' && count > 0) || undefined}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 ? (
        <section className="import-problems" aria-labelledby="import-problems">
          <h2 id="import-problems">
            {formatCount(problems.length, 'line')} to correct. Nothing is imported until then.
          </h2>
          <ul>
            {problems.map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`}>
                <b>
                  Line {formatNumber(line)}
                  {column ? `, ${column}` : ''}
                </b>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {lines.length > 0 ? (
        <section aria-labelledby="import-changes">
          <h2 className="import-title" id="import-changes">
            What changes
          </h2>
          <ul className="import-lines">
            {lines.map(({ key, line, outcome, from, to, before }) => (
              <li key={key}>
                <span className="import-outcome">{outcome}</span>
                <span>
                  <b>{from}</b> to <b>{to}</b>
                  {before ? <span className="import-before"> instead of {before}</span> : null}
                </span>
                <span className="import-line">{line ?? 'Not in the file'}</span>
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="import-more">And {formatNumber(more)} more.</p> : null}
        </section>
      ) : problems.length === 0 ? (
        <p className="admin-missing">Every redirect of the file exists already.</p>
      ) : null}
    </>
  );
}
