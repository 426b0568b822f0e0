import { number, shareOf } from '#src/admin/parts/counts.ts';
import type {
  EditionStats,
  QuestionStats,
} from '#src/domains/assessment/assessment-stats.server.ts';

export interface OptionRow {
  id: string;
  text: string;
  value: number;
  count: number;
  share: string;
  /** where its part of the drawn shares begins, and how long it is: 0 to 100 */
  from: number;
  length: number;
}

export interface QuestionRow {
  id: number;
  question: string;
  answered: number;
  left: number;
  /** of those who came to it */
  leftShare: string;
  /** length of its mark, of the question that lost the largest share: 0 to 100 */
  leftLength: number;
  options: readonly OptionRow[];
}

export interface QuestionsView {
  pillars: readonly { pillar: string; rows: readonly QuestionRow[] }[];
  /** where most leave, in a sentence */
  finding: string;
}

const lossOf = ({ abandoned, reached }: QuestionStats) => (reached === 0 ? 0 : abandoned / reached);

/** The questions by pillar, with what was answered and where people left. */
export function questionsView({ questions }: EditionStats): QuestionsView {
  const worst = Math.max(...questions.map(lossOf), 0);
  const byPillar = Map.groupBy(questions, ({ question }) => question.pillar);
  return {
    pillars: [...byPillar].map(([pillar, own]) => ({
      pillar,
      rows: own.map((one) => rowOf(one, worst)),
    })),
    finding: findingOf(questions),
  };
}

function rowOf(figures: QuestionStats, worst: number): QuestionRow {
  const { question, answered, abandoned, reached, options } = figures;
  return {
    id: question.id,
    question: question.question,
    answered,
    left: abandoned,
    leftShare: abandoned === 0 ? '' : shareOf(abandoned, reached),
    leftLength: worst === 0 ? 0 : Math.round((lossOf(figures) / worst) * 100),
    options: options.map(({ option: { id, text, value }, count }, index) => ({
      id,
      text,
      value,
      count,
      share: shareOf(count, answered) || '0%',
      from: lengthOf(
        options.slice(0, index).reduce((sum, before) => sum + before.count, 0),
        answered,
      ),
      length: lengthOf(count, answered),
    })),
  };
}

const lengthOf = (count: number, whole: number) =>
  whole === 0 ? 0 : Math.round((count / whole) * 10_000) / 100;

function findingOf(questions: readonly QuestionStats[]): string {
  const [first] = questions.toSorted((a, b) => b.abandoned - a.abandoned);
  if (!first || first.abandoned === 0) return 'Nobody has left at a question yet.';
  const { question, abandoned, reached } = first;
  return `Most left at question ${question.id}: ${number(abandoned)} of the ${number(reached)} who came to it.`;
}
