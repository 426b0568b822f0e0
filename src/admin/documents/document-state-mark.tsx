import { Mark, type MarkShape } from '#src/admin/kit/mark.tsx';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import { STATE_NAMES } from './document-labels.ts';

const SHAPES: Readonly<Record<DocumentState, MarkShape>> = {
  draft: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  scheduled: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M6 3.5V6l2 1.5' },
  published: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  changed: { path: 'M6 1a5 5 0 0 1 0 10zM6 1.8a4.2 4.2 0 0 0 0 8.4', isFilled: false },
  unpublished: { path: 'M1 6h10' },
  trash: { path: 'M2 2l8 8M10 2l-8 8' },
};

interface DocumentStateMarkProps {
  state: DocumentState;
  /** for kinds that have their own words */
  label?: string | undefined;
}

/** The state of a document as a label with an icon. */
export const DocumentStateMark = ({
  state,
  label = STATE_NAMES[state],
}: DocumentStateMarkProps) => (
  <Mark shape={SHAPES[state]} state={`document-${state}`} label={label} />
);
