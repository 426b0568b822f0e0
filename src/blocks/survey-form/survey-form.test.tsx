import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormField, FormView, PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { type Element, findAll, findOne, textOf } from '#tests/support/html.ts';
import { schema } from './survey-form.schema.ts';
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
const steps = (html: string) => findAll(html, { name: 'fieldset', className: 'survey-step' });
const buttons = (step: Element) =>
  findAll(step, { name: 'button' }).map((button) => [
    textOf(button),
    button.attribs['value'],
    'formnovalidate' in button.attribs,
  ]);

test('uses the title as the heading of the section', () => {
  const props = schema.parse({ title: 'Vistage Feedback Survey & AI Goals' });
  const html = renderToStaticMarkup(<SurveyForm {...props} id="survey" data={VIEW} />);
  expect(html).toContain('>Vistage Feedback Survey &amp; AI Goals</h2>');
});

test('puts the note under the form', () => {
  const props = schema.parse({ title: 'Survey', note: 'No affiliation.' });
  const html = renderToStaticMarkup(<SurveyForm {...props} id="survey" data={VIEW} />);
  expect(html).toMatch(/<\/form><p class="note survey-note">No affiliation\.<\/p>/);
});

test('renders all steps visibly for a browser without JavaScript', () => {
  const html = panel();
  const legends = steps(html).map((step) => textOf(findAll(step, { name: 'legend' })[0]!));
  expect(legends).toEqual(['You', 'Now', 'Next']);
  expect(findAll(html, { attributes: { hidden: true } })).toEqual([]);
  expect(steps(html).map(({ attribs }) => attribs['data-current'])).toEqual([
    'true',
    undefined,
    undefined,
  ]);
});

test('posts the target step on Next and Back without validation; only the last step submits', () => {
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

test('starts a choice with an empty option', () => {
  expect(panel()).toContain(
    '<option value="" selected="">Select one</option><option>Time</option>',
  );
});

test('renders a score as eleven numbers with labeled ends', () => {
  const radios = findAll(panel(), { name: 'input', attributes: { type: 'radio' } });
  const attributes = radios.map(({ attribs }) => attribs);
  expect(attributes.map(({ value }) => value)).toEqual('0 1 2 3 4 5 6 7 8 9 10'.split(' '));
  expect(attributes[0]?.['aria-label']).toBe('0, bad');
  expect(attributes[10]?.['aria-label']).toBe('10, good');
  expect(attributes.filter((radio) => 'checked' in radio)).toEqual([]);
});

test('shows a step requested without JavaScript with all earlier answers', () => {
  const html = panel({ ...POSTED, step: 3, errors: { score: 'Missing' } });
  const [, second, third] = steps(html);
  expect(second!.attribs).not.toHaveProperty('data-current');
  expect(third!.attribs).toHaveProperty('data-current');
  expect(html).toContain('Step 3 of 3');
  expect(html).toContain('<option selected="">Money</option>');
  const chosen = findOne(third!, { name: 'input', attributes: { type: 'radio', value: '7' } });
  expect(chosen.attribs).toHaveProperty('checked');
  const described = { 'aria-describedby': 'vistage-survey-score-error' };
  expect(findAll(third!, { attributes: described })).not.toEqual([]);
});

test('replaces a sent survey with a thank-you', () => {
  const html = panel({ ...POSTED, isSent: true });
  expect(html).not.toContain('<form');
  expect(textOf(findOne(html, { name: 'h3' }))).toBe('Thank you!');
  expect(textOf(findOne(html, { name: 'p', className: 'lead' }))).toBe('Submitted.');
});
