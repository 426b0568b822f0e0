import type { ReactNode } from 'react';
import { Warnings } from './field-frame.tsx';

interface GroupNotesProps {
  id: string;
  help?: ReactNode;
  errors: readonly string[];
  warnings: readonly string[];
}

/** Help, errors and warnings of what is more than one control. Their ids are those of the group with an ending. */
export const GroupNotes = ({ id, help, errors, warnings }: GroupNotesProps) => (
  <>
    {help ? (
      <p className="field-hint" id={`${id}-hint`}>
        {help}
      </p>
    ) : null}
    {errors.length > 0 ? (
      <ul className="field-errors" id={`${id}-error`}>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    ) : null}
    <Warnings id={`${id}-warnings`} messages={warnings} />
  </>
);

/** For `aria-describedby`: which of these texts a group has. */
export const describedBy = ({ id, help, errors, warnings }: GroupNotesProps): string | undefined =>
  [
    errors.length > 0 && `${id}-error`,
    help && `${id}-hint`,
    warnings.length > 0 && `${id}-warnings`,
  ]
    .filter(Boolean)
    .join(' ') || undefined;
