import type { CsvColumns } from '#src/platform/csv/csv.ts';
import type { RunView } from './assessment-stats.server.ts';
import { pillarsOf, type Questionnaire } from './questionnaire.ts';

/** The columns of an export of runs of one edition. */
export const runColumns = ({
  questions,
}: Pick<Questionnaire, 'questions'>): CsvColumns<RunView> => ({
  Run: ({ id }) => id,
  Edition: ({ edition }) => edition,
  'Company size': ({ companySize }) => companySize,
  State: ({ state }) => state,
  Started: ({ startedAt }) => startedAt,
  'Last answer': ({ updatedAt }) => updatedAt,
  Completed: ({ completedAt }) => completedAt,
  'Report requested': ({ reportedAt }) => reportedAt,
  'Opened booking': ({ bookedAt }) => bookedAt,
  Lead: ({ lead }) => (lead?.isDeleted ? 'deleted' : lead?.id),
  Answered: ({ answered }) => answered,
  Percentage: ({ percentage }) => percentage,
  Level: ({ level }) => level,
  ...Object.fromEntries([
    ...pillarsOf(questions).map((pillar) => [
      `${pillar} percentage`,
      ({ pillars }: RunView) => pillars.find((one) => one.pillar === pillar)?.percentage,
    ]),
    ...questions.map(({ id, question }) => [
      `${id}. ${question}`,
      ({ answers }: RunView) => {
        const chosen = answers.find((answer) => answer.question.id === id)?.chosen;
        return chosen && `${chosen.text} (${chosen.value})`;
      },
    ]),
  ]),
});
