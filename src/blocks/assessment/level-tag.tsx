import { LEVEL_COLORS, ON_BRIGHT } from '#src/domains/assessment/level-colors.ts';
import type { ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';

/** The name of a level on its color, for pine. */
export function LevelTag({ level }: { level: ReadinessLevel }) {
  const style = { background: LEVEL_COLORS[level].bright, color: ON_BRIGHT };
  return (
    <span className="level" style={style}>
      {level}
    </span>
  );
}
