import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormField } from '#src/blocks/lead-form/form-view.ts';
import { explain } from '#src/domains/assessment/explain.ts';
import { answersWorth, exampleQuestionnaire, PILLARS } from '#tests/builders/questionnaire.ts';
import { score } from '#src/domains/assessment/score.ts';
import { findAll, findOne, textOf } from '#tests/support/html.ts';
import { AssessmentPanel } from './assessment-panel.tsx';
import type { AssessmentView, PostedAssessment } from './assessment-view.ts';
import { PillarStreams } from './pillar-streams.tsx';
import { ResultComparison, signed } from './result-comparison.tsx';
import { ResultPillars } from './result-pillars.tsx';
import { ResultSteps } from './result-steps.tsx';

/** The pages that a browser without JavaScript receives at each step. */

const questionnaire = exampleQuestionnaire();
const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: `The ${name}`,
  kind: 'text',
  required: true,
  longest: 200,
  missing: 'Missing',
  invalid: 'Wrong',
  ...more,
});
const VIEW: AssessmentView = {
  questionnaire,
  companyFields: [field('company'), field('companySize', { kind: 'choice', options: ['1-10'] })],
  form: {
    form: 'ai-quotient',
    action: '/ai-quotient/assessment',
    api: '/api/ai-quotient/report',
    fields: [field('firstName'), field('acceptTerms', { kind: 'accept' })],
    consent: { version: '2026-11', text: 'You agree.', policyHref: '/privacy' },
    button: 'Get Your Full Report',
    sending: 'Submitting...',
    messages: { incomplete: '', refused: 'r', unreachable: 'u', success: '' },
    hasToasts: false,
    confirmation: { title: 'Thank You!', text: '' },
    attributionKeys: ['touches', 'landing'],
  },
  action: '/ai-quotient/assessment',
  api: '/api/ai-quotient',
};

function panel(place: string, answered: number, more: Partial<PostedAssessment> = {}, view = VIEW) {
  const answers = answersWorth(
    questionnaire,
    Array.from({ length: answered }, () => 3),
  );
  const progress = { edition: '2026-11', company: 'Petrov Pumps', companySize: '1-10', answers };
  return renderToStaticMarkup(
    <AssessmentPanel
      name="assessment"
      view={view}
      initial={{ place, progress, ...more }}
      resultSteps={ResultSteps}
    />,
  );
}

const buttonsOf = (html: string) => findAll(html, { name: 'button' }).map(textOf);
const checkboxOf = (html: string) =>
  findOne(html, { name: 'input', attributes: { type: 'checkbox' } }).attribs;

test('asks for the company first and previews a question of each pillar', () => {
  const html = panel('user-info', 0);
  expect(html).toContain('Your Information');
  expect(buttonsOf(html)).toContain('Start Assessment');
  for (const id of [1, 6, 11, 16, 21]) expect(html).toContain(`Question ${id}?`);
});

test('asks only for the company when all questions are answered', () => {
  const answers = answersWorth(
    questionnaire,
    Array.from({ length: 25 }, () => 3),
  );
  const progress = { edition: '2026-11', company: '', companySize: '1-10', answers };
  const html = panel('user-info', 25, { progress });
  expect(html).toContain('Your answers are saved, but');
  expect(buttonsOf(html)).toContain('Continue');
  expect(html).not.toContain('Question 1?');
  expect(buttonsOf(panel('user-info', 25))).toContain('Start Assessment');
});

test('shows a question with its number, its pillar, four options and the earlier answer', () => {
  const html = panel('question-7', 8);
  expect(html).toContain('Question 7 of 25');
  expect(findOne(html, { name: 'progress' }).attribs).toMatchObject({ max: '100', value: '32' });
  expect(html).toContain('Question 7?');
  const radios = findAll(html, { name: 'input', attributes: { type: 'radio' } });
  expect(radios.map(({ attribs }) => 'checked' in attribs)).toEqual([true, false, false, false]);
  // Without JavaScript nothing could enable it.
  const next = findAll(html, { name: 'button' }).find((button) => textOf(button) === 'Next');
  expect(next!.attribs).not.toHaveProperty('disabled');
  const chips = findAll(html, { name: 'li', className: 'chip' });
  // The first word also shows on a phone, where there is no room for more.
  expect(chips[1]!.children.at(-1)).toMatchObject({
    children: [{ type: 'text' }, { name: 'span' }],
  });
  expect(findAll(html, { name: 'kbd' }).map(textOf)).toEqual(['A', 'B', 'C', 'D']);
  expect(chips.map(({ attribs }) => attribs['data-done'])).toEqual(['true', ...Array(4)]);
  const current = chips.filter(({ attribs }) => attribs['aria-current'] === 'step');
  expect(current).toEqual([chips[1]]);
  expect(findAll(chips[0]!, { attributes: { 'aria-label': 'Complete:' } })).toHaveLength(1);
});

test.each([
  ['nonsense', 3, 'Unknown step'],
  ['results', 3, 'No results available.'],
  ['submit', 3, 'No results available.'],
  ['thank-you', 3, 'No results available.'],
])('at %s after %i answers shows %s', (place, answered, text) => {
  expect(panel(place, answered)).toContain(text);
});

test('shows an empty state without questions', () => {
  const none = { ...VIEW, questionnaire: { ...questionnaire, questions: [] } };
  expect(panel('question-1', 0, {}, none)).toContain('No questions available.');
});

test('shows score, level, meaning, a stream per pillar and both next steps', () => {
  const html = panel('results', 25);
  expect(html).toContain('Your AI Quotient Score');
  expect(html).toContain('aria-label="75 of 100, AI Ready"');
  expect(html).toContain('Meaning, AI Ready');
  const rows = findAll(findOne(html, { name: 'ul', className: 'streams' }), { name: 'li' });
  expect(rows.map(textOf)).toEqual(PILLARS.map((pillar) => `${pillar} 75%`));
  expect(buttonsOf(html)).toContain('Get Your Full Report');
  const book = findOne(html, { name: 'a', attributes: { href: '/growth-audit' } });
  expect(textOf(book)).toBe('Book AI Strategy Session');
});

test('shows a summary, the report form and its errors', () => {
  const posted = {
    isSent: false,
    values: { firstName: 'Ana' },
    errors: { acceptTerms: 'You must accept' },
    failure: 'There was an error',
    pageUri: '',
  };
  const html = panel('submit', 25, { posted });
  for (const text of [
    'Get Your Detailed Report',
    '75%',
    'AI Ready',
    'Petrov Pumps',
    'There was an error',
  ])
    expect(html).toContain(text);
  expect(findOne(html, { attributes: { name: 'firstName' } }).attribs['value']).toBe('Ana');
  expect(html).toContain('id="assessment-acceptTerms-error">You must accept');
  expect(checkboxOf(html)).not.toHaveProperty('checked');
});

test('prefills the contact of an earlier request but not the terms', () => {
  const contact = { firstName: 'Ana', lastName: 'Petrov', email: 'a@b.example', jobTitle: 'COO' };
  const answers = answersWorth(
    questionnaire,
    Array.from({ length: 25 }, () => 3),
  );
  const progress = { edition: '2026-11', company: 'P', companySize: '1-10', answers, contact };
  const html = panel('submit', 25, { progress });
  expect(findOne(html, { attributes: { name: 'firstName' } }).attribs['value']).toBe('Ana');
  expect(checkboxOf(html)).not.toHaveProperty('checked');
});

test('links from the thank-you step to the report and the booking page', () => {
  const html = panel('thank-you', 25);
  expect(html).toContain('within 24 hours');
  expect(html).toContain('href="/api/download-report"');
  expect(html).toContain('href="/book-audit"');
});

test('shows comparison and change only when they are available', () => {
  const answers = answersWorth(
    questionnaire,
    Array.from({ length: 25 }, () => 3),
  );
  const { pillarScores } = score(questionnaire, answers)!;
  const comparison = {
    size: '51-200',
    companies: 12,
    average: 61,
    aheadOf: 83,
    pillars: Object.fromEntries(PILLARS.map((pillar) => [pillar, 60])),
  } as const;
  const change = {
    // In the evening of June 3, where the PDF report dates it.
    since: new Date('2026-06-04T02:30:00Z'),
    overall: -4,
    pillars: { [PILLARS[0]!]: 5 },
  };
  const alone = renderToStaticMarkup(<PillarStreams pillars={pillarScores} />);
  expect(alone).not.toContain('on average');
  expect(renderToStaticMarkup(<ResultComparison />)).toBe('');
  const streams = renderToStaticMarkup(
    <PillarStreams pillars={pillarScores} comparison={comparison} />,
  );
  expect(streams.match(/Companies of your size: 60% on average/g)).toHaveLength(PILLARS.length);
  const both = renderToStaticMarkup(<ResultComparison comparison={comparison} change={change} />);
  expect(both).toContain(
    'Average of 12 companies with 51-200 employees: 61%. You are ahead of 83%',
  );
  expect(both).toContain('−4 points since June 3, 2026');
  const { pillars } = explain(questionnaire, answers)!;
  const rows = renderToStaticMarkup(
    <ResultPillars pillars={pillars} stories={[]} change={change} />,
  );
  expect(rows.match(/<em>.*?<\/em>/g)).toEqual(['<em>+5</em>']);
  expect([signed(0), signed(3), signed(-3)]).toEqual(['±0', '+3', '−3']);
});

test('opens the weakest pillar with its next steps', () => {
  const values = Array.from({ length: 25 }, () => 3).with(12, 1);
  const { pillars } = explain(questionnaire, answersWorth(questionnaire, values))!;
  const html = renderToStaticMarkup(<ResultPillars pillars={pillars} stories={[]} />);
  const open = findOne(html, { name: 'details', attributes: { open: true } });
  expect(textOf(findOne(open, { name: 'summary' }))).toMatch(/^Automation Maturity/);
  expect(html).toContain('From 1 on 13');
});
