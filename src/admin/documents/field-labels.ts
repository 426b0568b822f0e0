import { createContext, useContext } from 'react';
import { type BlockLabels, NO_LABELS } from '#src/domains/documents/history/field-labels.ts';
import { nameOf } from '#src/domains/documents/history/name-of-field.ts';

/** The form's labels of the fields of sections, so that conflicts, history and refusals use the same words. */
export const FieldLabelsContext = createContext<BlockLabels>(NO_LABELS);

/** Names a field as the form does: 'FAQ, question 2: Answer'. */
export function useNameOf(): (field: string, blockType?: string) => string {
  const labels = useContext(FieldLabelsContext);
  return (field, blockType) => nameOf(field, blockType, labels);
}
