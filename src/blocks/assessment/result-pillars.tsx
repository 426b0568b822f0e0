import type { ExplainedPillar } from '#src/domains/assessment/explain.ts';
import type { Change, ReportStory } from '#src/domains/assessment/report.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { signed } from './result-comparison.tsx';

interface ResultPillarsProps {
  pillars: readonly ExplainedPillar[];
  /** stories the pillars refer to; empty on a shared result */
  stories: readonly ReportStory[];
  change?: Change | undefined;
}

/** For each pillar: finding, change, the two weakest answers with a next step each, and a matching story. */
export function ResultPillars({ pillars, stories, change }: ResultPillarsProps) {
  const lowest = pillars.toSorted((a, b) => a.percentage - b.percentage)[0];
  return (
    <div className="result-pillars">
      {pillars.map((pillar) => {
        const story = stories.find(({ slug }) => slug === pillar.story);
        const points = change?.pillars[pillar.pillar];
        return (
          // The weakest pillar is the most relevant one.
          <details key={pillar.pillar} open={pillar === lowest}>
            <summary>
              <span>{pillar.pillar}</span>
              {points === undefined ? null : <em>{signed(points)}</em>}
              <b>{pillar.percentage}%</b>
            </summary>
            <div className="result-pillar">
              <p>{pillar.finding}</p>
              {pillar.weakest.length > 0 ? (
                <ol>
                  {pillar.weakest.map(({ questionId, question, answer, value, action }) => (
                    <li key={questionId}>
                      <p className="note">{question}</p>
                      <p className="result-answer">
                        {answer} <span className="sr-only">{value} of 4 points.</span>
                      </p>
                      <p>
                        <b>Next:</b> {action}
                      </p>
                    </li>
                  ))}
                </ol>
              ) : null}
              {story ? (
                <a className="more" href={storyPath(story.slug)}>
                  {story.companyName}: from {story.before} to {story.after}
                  <Arrow />
                </a>
              ) : null}
            </div>
          </details>
        );
      })}
    </div>
  );
}
