import type { RunState } from '#src/domains/assessment/run-state.ts';
import { STATE_NAMES } from './run-words.ts';

/** One shape per state, in a box of 12: they differ without colour. */
const SHAPES: Readonly<Record<RunState, { path: string; isFilled?: boolean }>> = {
  'in-progress': { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  abandoned: { path: 'M1 6h10' },
  complete: { path: 'M1.5 6.5l3 3l6-7' },
  reported: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
};

/** A state as a word with its mark. */
export function RunStateMark({ state }: { state: RunState }) {
  const { path, isFilled = false } = SHAPES[state];
  return (
    <span className="lead-state">
      <svg viewBox="0 0 12 12" aria-hidden="true" data-filled={isFilled || undefined}>
        <path d={path} />
      </svg>
      {STATE_NAMES[state]}
    </span>
  );
}
