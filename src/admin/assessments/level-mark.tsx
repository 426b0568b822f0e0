import { READINESS_LEVELS, type ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';

/** A level as a label, with as many filled steps as its rank, so that it does not depend on color. */
export function LevelMark({ level }: { level: ReadinessLevel }) {
  const height = READINESS_LEVELS.indexOf(level);
  return (
    <span className="level-mark inline-flex items-center gap-2 nowrap">
      <svg className="rigid" viewBox="0 0 15 12" aria-hidden="true">
        {READINESS_LEVELS.map((step, index) => {
          const top = 9 - index * 3;
          return index <= height ? (
            <path key={step} d={`M${index * 4} ${top}h3V12h-3z`} />
          ) : (
            <path key={step} d={`M${index * 4} 11h3v1h-3z`} />
          );
        })}
      </svg>
      {level}
    </span>
  );
}
