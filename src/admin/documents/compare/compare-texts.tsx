import type { SectionChange } from '#src/domains/documents/diff-sections.ts';
import { ChangeDetails, ChangeHeading } from '../section-changes.tsx';
import { sectionName } from './section-name.ts';

interface CompareTextsProps {
  changes: readonly SectionChange[];
  /** undefined if nothing can be put back */
  onPutBack: ((change: SectionChange) => void) | undefined;
  idOf(change: SectionChange): string;
}

/** What has changed, section by section, word by word. */
export const CompareTexts = ({ changes, onPutBack, idOf }: CompareTextsProps) => (
  <div className="compare-texts">
    {changes.map((change) => (
      <section key={change.id ?? ''} aria-labelledby={idOf(change)}>
        <h3 id={idOf(change)} tabIndex={-1}>
          <ChangeHeading change={change} />
        </h3>
        <ChangeDetails change={change} />
        {onPutBack ? <PutBack change={change} onPutBack={onPutBack} /> : null}
      </section>
    ))}
  </div>
);

interface PutBackProps {
  change: SectionChange;
  onPutBack(change: SectionChange): void;
}

/** Puts a section back to how it was before; one that was added since is removed. */
export function PutBack({ change, onPutBack }: PutBackProps) {
  const isAdded = change.before === undefined && change.id !== null;
  const what = isAdded ? 'Remove again' : 'Put back';
  return (
    <button
      className="panel-link"
      type="button"
      aria-label={`${what}: ${sectionName(change)}`}
      onClick={() => onPutBack(change)}
    >
      {what}
    </button>
  );
}
