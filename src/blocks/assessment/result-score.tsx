import type { Comparison } from '#src/domains/assessment/report.ts';
import type { Result } from '#src/domains/assessment/score.ts';
import { Gauge } from './gauge.tsx';
import { LevelTag } from './level-tag.tsx';
import { PillarStreams } from './pillar-streams.tsx';

interface ResultScoreProps {
  result: Result;
  meaning: string;
  comparison?: Comparison | undefined;
  /** one level below the headline above it */
  level?: 'h3' | 'h4';
}

/** The pillars as streams that form the ring of the score, the level, and its meaning. */
export function ResultScore({
  result,
  meaning,
  comparison,
  level: Heading = 'h4',
}: ResultScoreProps) {
  return (
    <div className="result-score">
      <PillarStreams pillars={result.pillarScores} comparison={comparison} />
      <div className="result-ring">
        <Gauge result={result} />
        <LevelTag level={result.readinessLevel} />
      </div>
      <div className="result-meaning">
        <Heading className="h4">What this means</Heading>
        <p>{meaning}</p>
      </div>
    </div>
  );
}
