import { expect, test } from 'vitest';
import type { RunView } from './assessment-stats.server.ts';
import { exampleQuestionnaire, PILLARS } from '#tests/builders/questionnaire.ts';
import type { Option, Question } from './questionnaire.ts';
import { csvTable } from '#src/platform/csv/csv.ts';
import { runColumns } from './run-csv.ts';

const plain = exampleQuestionnaire('2026-11', 1);
const AT = new Date('2026-11-21T14:05:00Z');

/** A reported run that answered every question with its first option. */
function buildRun(questions: readonly Question[], overrides: Partial<RunView> = {}): RunView {
  return {
    id: 'run-1',
    edition: '2026-11',
    companySize: '11-50',
    state: 'reported',
    answered: 5,
    questions: 5,
    percentage: 75,
    level: 'AI Ready',
    startedAt: AT,
    lead: { id: 'lead-1', isDeleted: false },
    pillars: PILLARS.map((pillar) => ({ pillar, percentage: 75 })),
    answers: questions.map((question) => ({ question, chosen: question.options[0] })),
    updatedAt: AT,
    completedAt: AT,
    reportedAt: AT,
    bookedAt: null,
    ...overrides,
  };
}

const cells = (line: string) => line.trimEnd().slice(1, -1).split('","');

test('formats a run as one line with a column for every question, as text and value', () => {
  const { header, line } = csvTable(runColumns(plain));
  const run = cells(line(buildRun(plain.questions)));
  expect(header).toContain(
    '"Run","Edition","Company size","State","Started","Last answer","Completed","Report requested","Opened booking","Lead",',
  );
  expect(header).toContain(',"1. Question 1?",');
  expect(cells(header)).toHaveLength(run.length);
  expect(run.slice(0, 13)).toEqual([
    'run-1',
    '2026-11',
    '11-50',
    'reported',
    ...Array.from({ length: 4 }, () => '2026-11-21T14:05:00.000Z'),
    '',
    'lead-1',
    '5',
    '75',
    'AI Ready',
  ]);
  expect(run.slice(13)).toEqual([
    ...PILLARS.map(() => '75'),
    ...plain.questions.map(({ id }) => `Answer ${id}A (3)`),
  ]);
});

test('leaves missing values of an abandoned run empty and marks a deleted lead', () => {
  const { line } = csvTable(runColumns(plain));
  const left = buildRun(plain.questions, {
    state: 'abandoned',
    percentage: null,
    level: null,
    completedAt: null,
    reportedAt: null,
    lead: undefined,
    pillars: PILLARS.map((pillar) => ({ pillar, percentage: undefined })),
    answers: plain.questions.map((question) => ({ question, chosen: undefined })),
  });
  expect(cells(line(left)).slice(6)).toEqual([
    '',
    '',
    '',
    '',
    '5',
    ...Array.from({ length: 12 }, () => ''),
  ]);
  const gone = buildRun(plain.questions, { lead: { id: 'lead-1', isDeleted: true } });
  expect(line(gone)).toContain(',"deleted",');
  expect(line(gone)).not.toContain('lead-1');
});

test('escapes formulas and delimiters in texts of questions and answers', () => {
  const text = '=HYPERLINK("x"), or "so"';
  const options = plain.questions[0]!.options.map((option): Option => ({ ...option, text }));
  const question = {
    ...plain.questions[0]!,
    question: 'One, two;\n"three"?',
    options: options as unknown as Question['options'],
  };
  const { header, line } = csvTable(runColumns({ questions: [question] }));
  expect(header.endsWith('"1. One, two;\n""three""?"\r\n')).toBe(true);
  expect(line(buildRun([question])).endsWith(`"'=HYPERLINK(""x""), or ""so"" (3)"\r\n`)).toBe(true);
});
