import { svgFile } from '#src/ui/drawings/shapes.tsx';
import { BACKGROUNDS, type Background } from './papers.ts';
import { portraitOf } from './portrait.ts';

const WIDTH = 200;
const HEIGHT = 240;

interface AvatarProps {
  /** the same name on the same background always has the same portrait */
  name: string;
  background: Background;
  /** 'eager' in a first screen */
  loading?: 'eager' | 'lazy';
}

/**
 * A portrait in the style of a paper cut, as a file of its own, which other pages find in the browser's cache. Decorative, since
 * the name is beside it.
 */
export function Avatar({ name, background, loading = 'lazy' }: AvatarProps) {
  return (
    <img
      className="avatar"
      src={`/api/portraits/${background}?${new URLSearchParams({ name })}`}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading={loading}
    />
  );
}

/** Returns the portrait of a name as an SVG file. */
export function portraitFile(name: string, background: Background): string {
  const { shapes, isTurned } = portraitOf(name, background);
  const turn = isTurned ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined;
  return svgFile(WIDTH, HEIGHT, BACKGROUNDS[background], shapes, turn);
}
