import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saveDraft } from '#src/blocks/lead-form/form-draft.ts';
import { LEAD_FORM_FIELDS, SURVEY_OPTIONS } from '#src/domains/leads/lead-forms.ts';
import { startForms } from '#src/site/forms/start-forms.ts';
import { openDocument } from '#tests/support/dom/form-document.tsx';
import {
  breakConnection,
  LOGIN_PAGE,
  respondWith,
  startFormServer,
} from '#tests/support/dom/form-server.ts';
import {
  failureText,
  fill,
  openForm,
  panelOf,
  press,
  toastText,
  valueOf,
  wrongField,
} from '#tests/support/dom/lead-form-view.tsx';
import { FORM_TEXT } from './form-text.ts';

/** The survey where scripts run: one form in three steps (docs/specification.md, sections 3, 4, 5 and 8). */

const server = startFormServer();

const FAILED = 'There was an error submitting the form. Please try again.';
const [FIRST = '', SECOND = '', THIRD = ''] = FORM_TEXT['vistage-survey'].steps ?? [];
const CONTACT = {
  'First name': 'Lee',
  'Last name': 'Okafor',
  Email: 'lee@example.com',
  Company: 'Okafor Valves',
};
type Choice = keyof typeof SURVEY_OPTIONS;
const TODAY: Choice[] = ['ai_opportunity', 'ai_maturity', 'ai_barrier'];
const GOALS: Choice[] = ['ai_automation_goal', 'ai_followup'];
/** The second option of each: no initial value of a new form. */
const CHOSEN = Object.fromEntries(
  [...TODAY, ...GOALS].map((name) => [name, SURVEY_OPTIONS[name][1]]),
);

const open = () => openForm('vistage-survey');
const shownStep = () =>
  screen
    .findAllByRole('group')
    .then(([group]) => within(group!).getByText(/.+/, { selector: '.card-title' }).textContent);
const select = (name: Choice) =>
  document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
const score = (value: number | string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: String(value) });
const choose = async (names: readonly Choice[]) => {
  for (const name of names) await userEvent.selectOptions(select(name), CHOSEN[name]!);
};

/** Opens the completed survey at its last step, as after a reload. */
function openAnswered(email = CONTACT.Email) {
  const contact = { firstName: 'Lee', lastName: 'Okafor', email, company: 'Okafor Valves' };
  saveDraft('vistage-survey', { values: { ...contact, ...CHOSEN, ai_nps: '9' }, step: 3 });
  return open();
}

const expectThanks = async () => {
  const heading = await screen.findByRole('heading', { name: 'Thank you!' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  screen.getByText('Your feedback has been submitted. We’ll be in touch soon.');
  screen.getByRole('link', { name: 'Book your free call' });
};
test('promises no contact to a visitor who declined it', async () => {
  openAnswered();
  await shownStep();
  await userEvent.selectOptions(select('ai_followup'), 'Not at this time');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Your feedback has been submitted.');
});

const expectStored = () =>
  expect(server.leads.map(({ fields }) => fields)).toEqual([
    expect.objectContaining({
      firstName: 'Lee',
      lastName: 'Okafor',
      email: 'lee@example.com',
      company: 'Okafor Valves',
      ...CHOSEN,
      ai_nps: '9',
    }),
  ]);

test('shows three steps one at a time, sends them together, and shows no toast', async () => {
  open();
  expect(await shownStep()).toBe(FIRST);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await fill(CONTACT);
  await press('Next');
  expect(await shownStep()).toBe(SECOND);
  screen.getByText('Step 2 of 3');
  expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual([
    '',
    '',
    '',
  ]);
  await choose(TODAY);
  await press('Next');
  expect(await shownStep()).toBe(THIRD);
  await choose(GOALS);
  await userEvent.click(score(9));
  expect(server.posts).toEqual([]);
  await press('Submit');
  await expectThanks();
  expect([toastText('status'), toastText('alert')]).toEqual(['', '']);
  expect(server.posts).toEqual(['/forms/vistage-survey']);
  expectStored();
});

test('stays on an incomplete step and focuses its first empty field', async () => {
  open();
  await press('Next');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  await wrongField('Company', 'Company is required');
  await fill(CONTACT);
  await press('Next');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(SECOND));
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);

  await press('Next');
  await waitFor(() => expect(document.activeElement).toBe(select('ai_opportunity')));
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(TODAY.length);
  await choose(TODAY);
  await press('Next');
  await choose(GOALS);
  await press('Submit');
  await waitFor(() => expect(document.activeElement).toBe(score('0, not at all likely')));
  const { missing } = LEAD_FORM_FIELDS['vistage-survey'].find(({ name }) => name === 'ai_nps')!;
  screen.getByText(missing);
  expect(server.posts).toEqual([]);
});

test('keeps every answer after Back and after a reload', async () => {
  open();
  await fill(CONTACT);
  await press('Next');
  await choose(TODAY);
  await press('Next');
  await choose(GOALS);
  await userEvent.click(score(9));
  await press('Back');
  expect(select('ai_barrier').value).toBe(CHOSEN['ai_barrier']);
  await press('Back');
  expect(valueOf('Email')).toBe(CONTACT.Email);
  await press('Next');
  await press('Next');

  open();
  expect(await shownStep()).toBe(THIRD);
  expect(score(9).checked).toBe(true);
  await press('Submit');
  await expectThanks();
  expectStored();
});

test('starts empty again after a success', async () => {
  openAnswered();
  await press('Submit');
  await expectThanks();
  open();
  expect(await shownStep()).toBe(FIRST);
  expect(valueOf('Email')).toBe('');
});

test.each([
  ['the server fails', respondWith(500, 'no')],
  ['the response is a login page', LOGIN_PAGE],
  ['the connection fails', breakConnection],
])('when %s, shows an error above the button, and can be sent again', async (_, fault) => {
  openAnswered();
  server.fault = fault;
  await press('Submit');
  await waitFor(() => expect(failureText()).toBe(FAILED));
  expect(document.querySelector('.form-error')?.role).toBe('alert');
  expect(toastText('alert')).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }));
  server.fault = undefined;
  await press('Submit');
  await expectThanks();
  expectStored();
});

test('disables all buttons while it is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.delay = promise;
  openAnswered();
  await press('Submit');
  for (const name of ['Submitting...', 'Back'])
    expect(screen.getByRole('button', { name }).ariaDisabled).toBe('true');
  await press('Back');
  expect(await shownStep()).toBe(THIRD);
  resolve();
  await expectThanks();
});

test('returns to an earlier step when the server rejects its field', async () => {
  openAnswered('lee..okafor@example.com');
  await press('Submit');
  const email = await wrongField('Email', /valid email address/);
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(await shownStep()).toBe(FIRST);
  expect(server.leads).toEqual([]);
});

test('Enter goes on from any step, though it presses the first button of the form', async () => {
  openAnswered();
  await press('Back');
  const [first] = document.querySelectorAll<HTMLButtonElement>('button[name=step]');
  document.querySelector('form')!.requestSubmit(first);
  await waitFor(async () => expect(await shownStep()).toBe(THIRD));
  document.querySelector('form')!.requestSubmit(first);
  await expectThanks();
  expectStored();
});

test('a press of Next loads the script and waits for it', async () => {
  openDocument(panelOf('vistage-survey'), async () => startForms());
  await fill(CONTACT);
  await userEvent.click(screen.getAllByRole('button', { name: 'Next' })[0]!);
  await waitFor(async () => expect(await shownStep()).toBe(SECOND));
  expect(server.posts).toEqual([]);
});
