import { formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import type {
  EditionFigures,
  QuestionFigures,
} from '#src/domains/assessment/assessment-figures.server.ts';

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

export interface QuestionRow {
  id: number;
  question: string;
  answered: number;
  left: number;
  /** share of the runs that reached the question */
  leftShare: string;
  /** bar length, 0 to 100; the question with the largest share has 100 */
  leftLength: number;
  options: readonly OptionRow[];
}

export interface QuestionsView {
  pillars: readonly { pillar: string; rows: readonly QuestionRow[] }[];
  /** the question where most runs were abandoned, in a sentence */
  summary: string;
}

const lossRate = ({ left, reached }: QuestionFigures) => (reached === 0 ? 0 : left / reached);

/** Returns the questions by pillar, with the distribution of answers and the drop-off. */
export function questionsView({ questions }: EditionFigures): QuestionsView {
  const worst = Math.max(...questions.map(lossRate), 0);
  const byPillar = Map.groupBy(questions, ({ question }) => question.pillar);
  return {
    pillars: [...byPillar].map(([pillar, own]) => ({
      pillar,
      rows: own.map((one) => rowOf(one, worst)),
    })),
    summary: summaryOf(questions),
  };
}

function rowOf(figures: QuestionFigures, worst: number): QuestionRow {
  const { question, answered, left, reached, options } = figures;
  return {
    id: question.id,
    question: question.question,
    answered,
    left,
    leftShare: left === 0 ? '' : formatShare(left, reached),
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

function summaryOf(questions: readonly QuestionFigures[]): string {
  const [first] = questions.toSorted((a, b) => b.left - a.left);
  if (!first || first.left === 0) return 'No run has been abandoned yet.';
  const { question, left, reached } = first;
  return `Most left at question ${question.id}: ${formatNumber(left)} of the ${formatNumber(reached)} who reached it.`;
}
