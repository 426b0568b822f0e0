import type { ReactNode } from 'react';
import { DryRunCounts, DryRunProblems, More } from '#src/admin/seo/imports/dry-run.tsx';
import type { ImportView } from './import-view.ts';

interface ImportPreviewProps {
  view: ImportView;
  /** stands above the changes */
  children: ReactNode;
}

/** The dry run of an import: counts, every problem, and the first changes. */
export function ImportPreview({ view, children }: ImportPreviewProps) {
  const { counts, problems, columns, lines, total } = view;
  return (
    <>
      <DryRunCounts
        counts={[
          ['Added', counts.added],
          ['Changed', counts.changed],
          ['Unchanged', counts.unchanged],
          ['Collapsed', counts.collapsed],
          ['Left out', problems.length, true],
        ]}
      />
      <DryRunProblems
        problems={problems}
        whole="The file"
        isPartial={counts.added + counts.changed + counts.unchanged > 0}
        columns={columns}
      />
      {children}
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
          <More total={total} shown={lines.length} />
        </section>
      ) : problems.length === 0 ? (
        <p className="admin-missing">Every redirect of the file exists already.</p>
      ) : null}
    </>
  );
}
