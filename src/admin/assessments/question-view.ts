import { formatNumber, formatShare } from '#src/admin/parts/counts.ts';
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
  /** start and length of its bar segment, 0 to 100 */
  from: number;
  length: number;
}

export type QuestionRow = ReturnType<typeof rowOf>;

export type QuestionsView = ReturnType<typeof questionsView>;

const lossRate = ({ abandoned, reached }: QuestionStats) =>
  reached === 0 ? 0 : abandoned / reached;

/** Returns the questions by pillar, with the distribution of answers and the drop-off. */
export function questionsView({ questions }: EditionStats) {
  const worst = Math.max(...questions.map(lossRate), 0);
  const byPillar = Map.groupBy(questions, ({ question }) => question.pillar);
  return {
    pillars: [...byPillar].map(([pillar, own]) => ({
      pillar,
      rows: own.map((one) => rowOf(one, worst)),
    })),
    /** the question where most runs were abandoned, in a sentence */
    summary: summaryOf(questions),
  };
}

function rowOf(figures: QuestionStats, worst: number) {
  const { question, answered, abandoned, reached, options } = figures;
  return {
    id: question.id,
    question: question.question,
    answered,
    left: abandoned,
    /** share of the runs that reached the question */
    leftShare: abandoned === 0 ? '' : formatShare(abandoned, reached),
    /** bar length, 0 to 100; the question with the largest share has 100 */
    leftLength: worst === 0 ? 0 : Math.round((lossRate(figures) / worst) * 100),
    options: options.map(({ option: { id, text, value }, count }, index) => ({
      id,
      text,
      value,
      count,
      share: formatShare(count, answered) || '0%',
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

function summaryOf(questions: readonly QuestionStats[]): string {
  const [first] = questions.toSorted((a, b) => b.abandoned - a.abandoned);
  if (!first || first.abandoned === 0) return 'No run has been abandoned yet.';
  const { question, abandoned, reached } = first;
  return `Most left at question ${question.id}: ${formatNumber(abandoned)} of the ${formatNumber(reached)} who reached it.`;
}
