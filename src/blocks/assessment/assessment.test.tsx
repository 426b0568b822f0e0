import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FormField } from '#src/blocks/lead-form/form-view.ts';
import { explain } from '#src/domains/assessment/explain.ts';
import { answersWorth, exampleQuestionnaire, PILLARS } from '#tests/builders/questionnaire.ts';
import { score } from '#src/domains/assessment/score.ts';
import { AssessmentPanel } from './assessment-panel.tsx';
import type { AssessmentView, PostedAssessment } from './assessment-view.ts';
import { Gauge } from './gauge.tsx';
import { PillarBars, signed } from './pillar-bars.tsx';
import { ResultPillars } from './result-pillars.tsx';

/** What a browser without JavaScript gets at each place. */

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
    <MemoryRouter>
      <AssessmentPanel name="assessment" view={view} initial={{ place, progress, ...more }} />
    </MemoryRouter>,
  );
}

test('the first step asks for the company, and shows a question of each pillar', () => {
  const html = panel('user-info', 0);
  expect(html).toContain('Your Information');
  expect(html).toMatch(/<button[^>]*>Start Assessment<\/button>/);
  for (const id of [1, 6, 11, 16, 21]) expect(html).toContain(`Question ${id}?`);
});

test('when only the report waits for the company, it says so, and asks nothing else', () => {
  const answers = answersWorth(
    questionnaire,
    Array.from({ length: 25 }, () => 3),
  );
  const progress = { edition: '2026-11', company: '', companySize: '1-10', answers };
  const html = panel('user-info', 25, { progress });
  expect(html).toContain('All your answers are kept.');
  expect(html).toMatch(/<button[^>]*>Continue<\/button>/);
  expect(html).not.toContain('Question 1?');
  expect(panel('user-info', 25)).toMatch(/<button[^>]*>Start Assessment<\/button>/);
});

test('a question has its place, its pillar, four choices, and an earlier answer chosen', () => {
  const html = panel('question-7', 8);
  expect(html).toContain('Question 7 of 25');
  expect(html).toMatch(/<progress max="100" value="32"/);
  expect(html).toContain('Question 7?');
  const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
  expect(radios).toHaveLength(4);
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false, false, false]);
  // Without scripts nothing could enable it.
  expect(/<button[^>]*>Next/.exec(html)?.[0]).not.toContain('disabled');
  const chips = [...html.matchAll(/<li class="chip"([^>]*)>(.*?)<\/li>/g)];
  expect(chips.map(([, attributes]) => attributes)).toEqual([
    ' data-done="true"',
    ' aria-current="step"',
    '',
    '',
    '',
  ]);
  expect(chips[0]?.[2]).toContain('aria-label="Complete:"');
});

test.each([
  ['nonsense', 3, 'Unknown step'],
  ['results', 3, 'No results available.'],
  ['submit', 3, 'No results available.'],
  ['thank-you', 3, 'No results available.'],
])('at %s after %i answers it says %s', (place, answered, text) => {
  expect(panel(place, answered)).toContain(text);
});

test('without questions it says so', () => {
  const none = { ...VIEW, questionnaire: { ...questionnaire, questions: [] } };
  expect(panel('question-1', 0, {}, none)).toContain('No questions available.');
});

test('the results have score, level, meaning, a bar per pillar, and both ways on', () => {
  const html = panel('results', 25);
  expect(html).toContain('Your AI Quotient Score');
  expect(html).toContain('aria-label="75 of 100, AI Ready"');
  expect(html).toContain('Meaning, AI Ready');
  for (const pillar of PILLARS) expect(html).toContain(`${pillar.replace('&', '&amp;')}</span>`);
  expect(html).toMatch(/<button[^>]*>Get Your Full Report/);
  expect(html).toMatch(/<a[^>]* href="\/growth-audit"[^>]*>Book AI Strategy Session/);
});

test('the way to the report sums up, asks, and says what is wrong at its field', () => {
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
  expect(html).toMatch(/name="firstName"[^>]*value="Ana"/);
  expect(html).toContain('id="assessment-acceptTerms-error">You must accept');
  expect(/<input type="checkbox"[^>]*>/.exec(html)?.[0]).not.toContain('checked');
});

test('who asked before is filled in again, and the terms are not', () => {
  const contact = { firstName: 'Ana', lastName: 'Petrov', email: 'a@b.example', jobTitle: 'COO' };
  const answers = answersWorth(
    questionnaire,
    Array.from({ length: 25 }, () => 3),
  );
  const progress = { edition: '2026-11', company: 'P', companySize: '1-10', answers, contact };
  const html = panel('submit', 25, { progress });
  expect(html).toMatch(/name="firstName"[^>]*value="Ana"/);
  expect(/<input type="checkbox"[^>]*>/.exec(html)?.[0]).not.toContain('checked');
});

test('the thanks lead to the report and to a session', () => {
  const html = panel('thank-you', 25);
  expect(html).toContain('within 24 hours');
  expect(html).toContain('href="/api/download-report"');
  expect(html).toContain('href="/book-audit"');
});

test.each([
  [0, '283.0'],
  [25, '212.3'],
  [100, '0.0'],
])('%i percent of the circle of 283 leave %s', (percentage, offset) => {
  const html = renderToStaticMarkup(<Gauge percentage={percentage} level="AI Ready" />);
  expect(html).toContain('stroke-dasharray="283"');
  expect(html).toContain(`stroke-dashoffset="${offset}"`);
});

test('bars show other companies and what changed only where that is known', () => {
  const result = score(
    questionnaire,
    answersWorth(
      questionnaire,
      Array.from({ length: 25 }, () => 3),
    ),
  )!;
  const alone = renderToStaticMarkup(<PillarBars pillars={result.pillarScores} />);
  expect(alone).not.toMatch(/Average|points since/);
  const both = renderToStaticMarkup(
    <PillarBars
      pillars={result.pillarScores}
      comparison={{
        size: '51-200',
        companies: 12,
        average: 61,
        aheadOf: 83,
        pillars: Object.fromEntries(PILLARS.map((pillar) => [pillar, 60])),
      }}
      change={{
        since: new Date('2026-06-03T12:00:00Z'),
        overall: -4,
        pillars: Object.fromEntries(PILLARS.map((pillar) => [pillar, 5])),
      }}
    />,
  );
  expect(both).toContain('Average of 12 companies with 51-200 people: 61%. You are ahead of 83%');
  expect(both).toContain('−4 points since June 3, 2026');
  expect(both).toContain('left:60%');
  expect([signed(0), signed(3), signed(-3)]).toEqual(['±0', '+3', '−3']);
});

test('the weakest pillar is open, with what to do next', () => {
  const values = Array.from({ length: 25 }, () => 3).with(12, 1);
  const { pillars } = explain(questionnaire, answersWorth(questionnaire, values))!;
  const html = renderToStaticMarkup(<ResultPillars pillars={pillars} stories={[]} />);
  const open = [...html.matchAll(/<details open=""><summary><span>([^<]*)/g)].map(
    ([, name]) => name,
  );
  expect(open).toEqual(['Automation Maturity']);
  expect(html).toContain('From 1 on 13');
});
