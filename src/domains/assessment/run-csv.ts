import { csvLine } from '#src/platform/csv/csv.ts';
import type { RunView } from './assessment-stats.server.ts';
import { pillarsOf, type Questionnaire } from './questionnaire.ts';

type Column = [heading: string, value: (run: RunView) => string];

const formatTime = (date: Date | null) => date?.toISOString() ?? '';
const formatNumber = (value: number | null | undefined) => value?.toString() ?? '';

/** Spreadsheets depend on the order of these columns: add new ones at the end, after the questions. */
const COLUMNS: readonly Column[] = [
  ['Run', ({ id }) => id],
  ['Edition', ({ edition }) => edition],
  ['Company size', ({ companySize }) => companySize],
  ['State', ({ state }) => state],
  ['Started', ({ startedAt }) => formatTime(startedAt)],
  ['Last answer', ({ updatedAt }) => formatTime(updatedAt)],
  ['Completed', ({ completedAt }) => formatTime(completedAt)],
  ['Report requested', ({ reportedAt }) => formatTime(reportedAt)],
  ['Opened booking', ({ bookedAt }) => formatTime(bookedAt)],
  ['Lead', ({ lead }) => (lead?.isDeleted ? 'deleted' : (lead?.id ?? ''))],
  ['Answered', ({ answered }) => formatNumber(answered)],
  ['Percentage', ({ percentage }) => formatNumber(percentage)],
  ['Level', ({ level }) => level ?? ''],
];

const columnsOf = ({ questions }: Pick<Questionnaire, 'questions'>): Column[] => [
  ...COLUMNS,
  ...pillarsOf(questions).map((pillar): Column => [
    `${pillar} percentage`,
    ({ pillars }) => formatNumber(pillars.find((one) => one.pillar === pillar)?.percentage),
  ]),
  ...questions.map(({ id, question }): Column => [
    `${id}. ${question}`,
    ({ answers }) => {
      const chosen = answers.find((answer) => answer.question.id === id)?.chosen;
      return chosen ? `${chosen.text} (${chosen.value})` : '';
    },
  ]),
];

/** Formats runs of one edition as CSV (RFC 4180). Lines include their line end; times are ISO 8601 in UTC. */
export function runCsv(questionnaire: Pick<Questionnaire, 'questions'>) {
  const columns = columnsOf(questionnaire);
  return {
    header: csvLine(columns.map(([heading]) => heading)),
    line: (run: RunView) => csvLine(columns.map(([, value]) => value(run))),
  };
}
