import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormField, FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { surveyFormSchema } from './survey-form.schema.ts';
import { SurveyForm } from './survey-form.view.tsx';
import { SurveyPanel } from './survey-panel.tsx';

const field = (name: string, step: number, more: Partial<FormField> = {}): FormField => ({
  name,
  label: `The ${name}`,
  kind: 'text',
  required: true,
  longest: 200,
  missing: 'Missing',
  invalid: 'Wrong',
  step,
  ...more,
});
const VIEW: FormView = {
  form: 'vistage-survey',
  action: '/forms/vistage-survey',
  api: '/api/leads/vistage-survey',
  steps: ['You', 'Now', 'Next'],
  fields: [
    field('firstName', 1),
    field('barrier', 2, { kind: 'choice', options: ['Time', 'Money'] }),
    field('score', 3, { kind: 'score', ends: ['bad', 'good'] }),
  ],
  consent: { version: '2026-11', text: 'You agree.', policyHref: '/privacy' },
  button: 'Submit',
  sending: 'Submitting...',
  messages: { incomplete: 'i', refused: 'r', unreachable: 'u', success: 's' },
  hasToasts: false,
  confirmation: { title: 'Thank you!', text: 'Submitted.' },
  attributionKeys: ['touches', 'landing'],
};
const POSTED: PostedForm = {
  isSent: false,
  values: { firstName: 'Lee', barrier: 'Money', score: '7' },
  errors: {},
  pageUri: 'https://cadron.example/vistage',
};

const panel = (posted?: PostedForm) =>
  renderToStaticMarkup(<SurveyPanel view={VIEW} posted={posted} />);
const steps = (html: string) => html.split('<fieldset class="survey-step"').slice(1);
const buttons = (html: string) =>
  [...html.matchAll(/<button([^>]*)>([^<]*)/g)].map(([, attributes = '', text = '']) => [
    text,
    /value="(\d)"/.exec(attributes)?.[1],
    attributes.includes('formNoValidate'),
  ]);

test('the heading of the card is the section’s', () => {
  const props = surveyFormSchema.parse({ title: 'Vistage Feedback Survey & AI Goals' });
  const html = renderToStaticMarkup(<SurveyForm {...props} id="survey" data={VIEW} />);
  expect(html).toContain('>Vistage Feedback Survey &amp; AI Goals</h2>');
});

test('as sent, all steps are there, and no one is hidden from a browser without scripts', () => {
  const html = panel();
  expect(steps(html).map((step) => /<legend[^>]*>([^<]*)/.exec(step)?.[1])).toEqual([
    'You',
    'Now',
    'Next',
  ]);
  expect(html).not.toContain('hidden=""');
  expect(steps(html).map((step) => step.includes('data-current="true"'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('Next and Back post the step they lead to, unchecked; only the last step submits', () => {
  expect(steps(panel()).map(buttons)).toEqual([
    [['Next', '2', true]],
    [
      ['Next', '3', true],
      ['Back', '1', true],
    ],
    [
      ['Submit', undefined, false],
      ['Back', '2', true],
    ],
  ]);
});

test('a choice starts at an empty one', () => {
  expect(panel()).toContain(
    '<option value="" selected="">Select one</option><option>Time</option>',
  );
});

test('a score is one of eleven numbers, whose ends are said', () => {
  const radios = [...panel().matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
  expect(radios.map((radio) => /value="(\d+)"/.exec(radio)?.[1])).toEqual(
    '0 1 2 3 4 5 6 7 8 9 10'.split(' '),
  );
  expect(radios[0]).toContain('aria-label="0, bad"');
  expect(radios[10]).toContain('aria-label="10, good"');
  expect(radios.join('')).not.toContain('checked');
});

test('a step that was asked for without scripts shows with everything answered so far', () => {
  const html = panel({ ...POSTED, step: 3, errors: { score: 'Missing' } });
  const [, second, third] = steps(html);
  expect(second).not.toContain('data-current');
  expect(third).toContain('data-current');
  expect(html).toContain('Step 3 of 3');
  expect(html).toContain('<option selected="">Money</option>');
  expect(/<input[^>]*value="7"[^>]*>/.exec(html)?.[0]).toContain('checked');
  expect(third).toContain('aria-describedby="vistage-survey-score-error"');
});

test('a success replaces it by thanks', () => {
  const html = panel({ ...POSTED, isSent: true });
  expect(html).not.toContain('<form');
  expect(html).toMatch(/<h3[^>]*>Thank you!<\/h3><p class="lead">Submitted.<\/p>/);
});
