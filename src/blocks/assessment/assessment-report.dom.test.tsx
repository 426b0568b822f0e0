import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  heading,
  keepOnDevice,
  openAssessment,
  press,
  progressOf,
  QUESTIONNAIRE,
} from '#tests/support/dom/assessment-panel.tsx';
import { startAssessmentServer } from '#tests/support/dom/assessment-server.ts';
import { DEVICE_KEY } from './device.ts';

/** The report form: validation, failures and success. */

let server: ReturnType<typeof startAssessmentServer>;

beforeEach(async () => {
  server = startAssessmentServer(QUESTIONNAIRE);
  // An old token, so that sending does not wait for it to age.
  sessionStorage.setItem(
    'form:ai-quotient',
    JSON.stringify({ token: 'token', since: Date.now() - 60_000 }),
  );
  keepOnDevice(progressOf(QUESTIONNAIRE.questions.length));
  openAssessment();
  await heading('Your AI Quotient Score');
  await press('Get Your Full Report');
  await heading('Get Your Detailed Report');
});

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => press('Get Your Full Report');

async function fillIn() {
  await userEvent.type(field('First name'), 'Ana');
  await userEvent.type(field('Last name'), 'Petrov');
  await userEvent.type(field('Email'), 'ana@client.example');
  await userEvent.type(field('Job title'), 'COO');
  await userEvent.click(field(/I accept/));
}

test('shows an error at every empty field and focuses the first', async () => {
  await send();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Invalid email',
    'Job title is required',
    'You must accept the terms and conditions',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field('First name'));
  expect(field(/I accept/).getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field('Email'), 'ana.client');
  await send();
  expect(screen.getByText('Invalid email')).toBeTruthy();
  expect(server.posted('report')).toEqual([]);
});

test('shows a refusal or a network failure and keeps typed values', async () => {
  await fillIn();
  server.replyToReport = async () => Response.json({ ok: false }, { status: 503 });
  await send();
  const alert = screen.getByRole('alert');
  await waitFor(() =>
    expect(alert.textContent).toBe(
      'There was an error submitting your assessment. Please try again.',
    ),
  );
  server.replyToReport = () => Promise.reject(new TypeError('offline'));
  await send();
  await waitFor(() =>
    expect(alert.textContent).toBe('An unexpected error occurred. Please try again later.'),
  );
  expect(field('First name').value).toBe('Ana');
  expect(field(/I accept/).checked).toBe(true);
});

test('shows an error of the server at its field', async () => {
  await fillIn();
  const errors = [{ field: 'email', message: 'Invalid email' }];
  server.replyToReport = async () => Response.json({ ok: false, errors }, { status: 400 });
  await send();
  await screen.findByText('Invalid email');
  expect(document.activeElement).toBe(field('Email'));
});

test('sends once on a double click, with the answers, then shows two thank-you steps', async () => {
  const { promise: replied, resolve: reply } = Promise.withResolvers<Response>();
  server.replyToReport = () => replied;
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Get Your Full Report' }));
  const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
  expect(sending.ariaDisabled).toBe('true');
  await waitFor(() => expect(server.posted('report')).toHaveLength(1));
  expect(server.posted('report')[0]).toMatchObject({
    firstName: 'Ana',
    email: 'ana@client.example',
    acceptTerms: 'true',
    company: 'Petrov Pumps',
    companySize: '51-200',
    edition: QUESTIONNAIRE.edition,
    answers: JSON.stringify(progressOf(QUESTIONNAIRE.questions.length).answers),
    token: 'token',
  });
  // From here on the test advances the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await act(async () => reply(Response.json({ ok: true })));
  await heading('Thank You!');
  expect(screen.queryByRole('heading', { name: 'Thank you, Ana' })).toBeNull();
  act(() => void vi.advanceTimersByTime(2_500));
  await heading('Thank you, Ana');
  expect(screen.getByText('ana@client.example')).toBeTruthy();
  expect(server.posted('report')).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem(DEVICE_KEY)!)).toMatchObject({
    isReported: true,
    contact: { firstName: 'Ana', lastName: 'Petrov', jobTitle: 'COO' },
  });
});

test('goes back to the results without validating the form', async () => {
  await press('Back');
  await heading('Your AI Quotient Score');
});
