import { Mark, type MarkShape } from '#src/admin/kit/mark.tsx';
import type { LeadState } from '#src/domains/leads/lead.ts';
import { STATE_NAMES } from '#src/domains/leads/lead-words.ts';

const SHAPES: Readonly<Record<LeadState, MarkShape>> = {
  waiting: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  retrying: { path: 'M10.5 6.5A4.5 4.5 0 1 1 8.8 2.5M9.4 0v3H6.4' },
  'not-configured': { path: 'M2 2h2M8 2h2v2M10 8v2H8M4 10H2V8M2 4V2' },
  delivered: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  refused: { path: 'M2 2l8 8M10 2l-8 8' },
  quarantined: { path: 'M2 1h3v10H2zM7 1h3v10H7z', isFilled: true },
};

/** A state as a label with an icon. */
export const StateMark = ({ state }: { state: LeadState }) => (
  <Mark shape={SHAPES[state]} state={state} label={STATE_NAMES[state]} />
);
