import type { Comparison } from '#src/domains/assessment/report.ts';
import type { Result } from '#src/domains/assessment/score.ts';
import { Gauge } from './gauge.tsx';
import { PillarBars } from './pillar-bars.tsx';

interface ResultScoreProps {
  result: Result;
  meaning: string;
  comparison?: Comparison | undefined;
  /** one level below the headline above it */
  level?: 'h3' | 'h4';
}

/** The score as a gauge, the level with its meaning, and a bar per pillar. */
export function ResultScore({
  result,
  meaning,
  comparison,
  level: Heading = 'h4',
}: ResultScoreProps) {
  const { percentage, readinessLevel, pillarScores } = result;
  return (
    <div className="result-score">
      <Gauge percentage={percentage} level={readinessLevel} />
      <div className="result-meaning">
        <p className="level" data-level={readinessLevel}>
          {readinessLevel}
        </p>
        <Heading className="h4">What this means</Heading>
        <p>{meaning}</p>
      </div>
      <PillarBars pillars={pillarScores} comparison={comparison} />
    </div>
  );
}
