import type { SectionChange } from '#src/domains/documents/diff-sections.ts';
import { ChangeHeading } from '../section-changes.tsx';
import type { Restore } from '../use-restore.ts';
import { PutBack } from './compare-texts.tsx';
import { sectionName } from './section-name.ts';

interface ChangeNavProps {
  /** undefined until both sides are read */
  changes: readonly SectionChange[] | undefined;
  current: string | null | undefined;
  onChoose(change: SectionChange): void;
  /** undefined if nothing can be put back */
  onPutBack: ((change: SectionChange) => void) | undefined;
  onPutAllBack: (() => void) | undefined;
  result: Restore;
  /** says how to put something back */
  hint: boolean;
}

/** What differs, as a list that leads to each change, and step by step. */
export function ChangeNav(props: ChangeNavProps) {
  const { changes, current, onChoose, onPutBack, onPutAllBack, result, hint } = props;
  const at = (changes ?? []).findIndex(({ id }) => id === current);
  const step = (by: 1 | -1) => {
    if (!changes || changes.length === 0) return;
    const next = at === -1 ? (by === 1 ? 0 : changes.length - 1) : at + by;
    onChoose(changes[(next + changes.length) % changes.length]!);
  };
  const chosen = changes?.[at];
  return (
    <nav className="compare-nav" aria-label="Changes">
      <p role="status" className="compare-count">
        {countText(changes)}
        {chosen ? <span className="sr-only"> {`${at + 1}: ${sectionName(chosen)}`}</span> : null}
      </p>
      {changes && changes.length > 0 ? (
        <>
          <div className="compare-steps">
            <button
              className="btn btn-small btn-quiet"
              type="button"
              aria-label="Previous change"
              onClick={() => step(-1)}
            >
              Previous
            </button>
            <button
              className="btn btn-small btn-ink"
              type="button"
              aria-label="Next change"
              onClick={() => step(1)}
            >
              Next
            </button>
          </div>
          {chosen ? (
            <div className="compare-current">
              <ChangeHeading change={chosen} />
              {onPutBack ? <PutBack change={chosen} onPutBack={onPutBack} /> : null}
            </div>
          ) : null}
          <ol className="compare-changes">
            {changes.map((change) => (
              <li key={change.id ?? ''} data-current={change === chosen || undefined}>
                <button
                  type="button"
                  aria-current={change === chosen || undefined}
                  onClick={() => onChoose(change)}
                >
                  <ChangeHeading change={change} />
                </button>
                {onPutBack ? <PutBack change={change} onPutBack={onPutBack} /> : null}
              </li>
            ))}
          </ol>
          {onPutAllBack ? (
            <button
              className="btn btn-small btn-quiet"
              type="button"
              aria-disabled={result.isBusy || undefined}
              onClick={onPutAllBack}
            >
              Put everything back
            </button>
          ) : null}
          {hint ? (
            <p className="note">To put something back, choose “Now” as the later version.</p>
          ) : null}
        </>
      ) : null}
      <p role="status" className="compare-result">
        {result.message}
      </p>
      {result.undo ? (
        <button className="btn btn-small btn-quiet" type="button" onClick={result.undo}>
          Undo
        </button>
      ) : null}
    </nav>
  );
}

function countText(changes: readonly SectionChange[] | undefined): string {
  if (!changes) return 'Reading both versions…';
  if (changes.length === 0) return 'Nothing differs.';
  return changes.length === 1 ? '1 change' : `${changes.length} changes`;
}
