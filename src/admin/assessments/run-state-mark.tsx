import { Mark, type MarkShape } from '#src/admin/kit/mark.tsx';
import type { RunState } from '#src/domains/assessment/run-state.ts';
import { STATE_NAMES } from './assessments-view.ts';

const SHAPES: Readonly<Record<RunState, MarkShape>> = {
  'in-progress': { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  abandoned: { path: 'M1 6h10' },
  complete: { path: 'M1.5 6.5l3 3l6-7' },
  reported: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
};

/** A state as a label with an icon. */
export const RunStateMark = ({ state }: { state: RunState }) => (
  <Mark shape={SHAPES[state]} label={STATE_NAMES[state]} />
);
