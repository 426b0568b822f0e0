import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { GROUNDS, type Ground } from './papers.ts';
import { portraitOf } from './portrait.ts';

export interface AvatarProps {
  /** whom it shows: the same name on the same ground is always the same portrait */
  name: string;
  ground: Ground;
}

/** A person, cut from a few sheets of paper. It stands beside the name and tells nothing more, so it is decorative. */
export function Avatar({ name, ground }: AvatarProps) {
  const { shapes, isTurned } = portraitOf(name, ground);
  return (
    <svg
      className="avatar"
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMin slice"
      style={{ background: GROUNDS[ground] }}
      aria-hidden="true"
    >
      <g transform={isTurned ? 'matrix(-1 0 0 1 200 0)' : undefined}>
        <Shapes shapes={shapes} />
      </g>
    </svg>
  );
}
