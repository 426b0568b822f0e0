import { Mark, type MarkShape } from '#src/admin/kit/mark.tsx';
import { MEMBER_STATES, type MemberState } from './team-view.ts';

const SHAPES: Readonly<Record<MemberState, MarkShape>> = {
  active: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  invited: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  unsent: { path: 'M6 1v6M6 9.5v1.5' },
  expired: { path: 'M2 2l8 8M10 2l-8 8' },
  deactivated: { path: 'M1.5 6h9' },
};

/** The state of a person as a label with an icon. */
export const MemberStateMark = ({ state }: { state: MemberState }) => (
  <Mark shape={SHAPES[state]} state={state} label={MEMBER_STATES[state]} />
);
