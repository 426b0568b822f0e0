import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { BACKGROUNDS, type Background } from './papers.ts';
import { portraitOf } from './portrait.ts';

interface AvatarProps {
  /** the same name on the same background always has the same portrait */
  name: string;
  background: Background;
}

/** A portrait in the style of a paper cut. Decorative, since the name is beside it. */
export function Avatar({ name, background }: AvatarProps) {
  const { shapes, isTurned } = portraitOf(name, background);
  return (
    <svg
      className="avatar"
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMin slice"
      style={{ background: BACKGROUNDS[background] }}
      aria-hidden="true"
    >
      <g transform={isTurned ? 'matrix(-1 0 0 1 200 0)' : undefined}>
        <Shapes shapes={shapes} />
      </g>
    </svg>
  );
}
