import { csvLine } from '#src/platform/csv/csv.ts';
import type { RunView } from './assessment-figures.server.ts';
import { pillarsOf, type Questionnaire } from './questionnaire.ts';

type Column = [heading: string, value: (run: RunView) => string];

const moment = (date: Date | null) => date?.toISOString() ?? '';
const number = (value: number | null | undefined) => value?.toString() ?? '';

/** Others build on the order of these columns: new ones go to the end, behind the questions. */
const COLUMNS: readonly Column[] = [
  ['Run', ({ id }) => id],
  ['Edition', ({ edition }) => edition],
  ['Company size', ({ companySize }) => companySize],
  ['State', ({ state }) => state],
  ['Started', ({ startedAt }) => moment(startedAt)],
  ['Last answer', ({ updatedAt }) => moment(updatedAt)],
  ['Completed', ({ completedAt }) => moment(completedAt)],
  ['Report requested', ({ reportedAt }) => moment(reportedAt)],
  ['Went to book', ({ bookedAt }) => moment(bookedAt)],
  ['Lead', ({ lead }) => (lead?.isDeleted ? 'deleted' : (lead?.id ?? ''))],
  ['Answered', ({ answered }) => number(answered)],
  ['Percentage', ({ percentage }) => number(percentage)],
  ['Level', ({ level }) => level ?? ''],
];

const columnsOf = ({ questions }: Pick<Questionnaire, 'questions'>): Column[] => [
  ...COLUMNS,
  ...pillarsOf(questions).map((pillar): Column => [
    `${pillar} percentage`,
    ({ pillars }) => number(pillars.find((one) => one.pillar === pillar)?.percentage),
  ]),
  ...questions.map(({ id, question }): Column => [
    `${id}. ${question}`,
    ({ answers }) => {
      const chosen = answers.find((answer) => answer.question.id === id)?.chosen;
      return chosen ? `${chosen.text} (${chosen.value})` : '';
    },
  ]),
];

/** An export of one edition: its first line, and a line of RFC 4180 for each run, with line ends; times are ISO 8601 in UTC. */
export function runCsv(questionnaire: Pick<Questionnaire, 'questions'>) {
  const columns = columnsOf(questionnaire);
  return {
    header: csvLine(columns.map(([heading]) => heading)),
    line: (run: RunView) => csvLine(columns.map(([, value]) => value(run))),
  };
}
