import { Button } from '#src/admin/kit/button.tsx';
import type { ContentChange } from '#src/domains/documents/history/diff-content.ts';
import type { SectionChange } from '#src/domains/documents/history/diff-sections.ts';
import { ChangeDetails, ChangeHeading, changeLine } from '../section-changes.tsx';

interface CompareChangesProps {
  changes: readonly SectionChange[];
  /** undefined if nothing can be put back */
  putBack:
    | { section(change: SectionChange): void; field(field: ContentChange, name: string): void }
    | undefined;
}

/** The differences, section by section, with the texts beside each other. */
export const CompareChanges = ({ changes, putBack }: CompareChangesProps) => (
  <ol className="compare-changes">
    {changes.map((change) => {
      const { id, kinds, fields } = change;
      // One field that differs is the difference of its section.
      const hasParts =
        id === null || fields.length > 1 || (fields.length === 1 && kinds.length > 1);
      return (
        <li className="pt-3 pb-4" key={id ?? ''}>
          <header className="flex items-start apart gap-4">
            <h3>
              <ChangeHeading change={change} />
            </h3>
            {putBack && id !== null ? (
              <PutBackSection change={change} onPutBack={putBack.section} />
            ) : null}
          </header>
          <ChangeDetails
            change={change}
            isBeside
            onPutBack={hasParts ? putBack?.field : undefined}
          />
        </li>
      );
    })}
  </ol>
);

interface PutBackSectionProps {
  change: SectionChange;
  onPutBack(change: SectionChange): void;
}

/** Puts a section back to how it was before; one that was added since is removed. */
function PutBackSection({ change, onPutBack }: PutBackSectionProps) {
  const what = change.before === undefined ? 'Remove again' : 'Put back';
  return (
    <Button aria-label={`${what}: ${changeLine(change)}`} onClick={() => onPutBack(change)}>
      {what}
    </Button>
  );
}
