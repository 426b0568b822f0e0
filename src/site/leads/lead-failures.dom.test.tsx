import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeTimeouts } from '#tests/support/dom/fake-timeouts.ts';
import {
  breakConnection,
  type Fault,
  LOGIN_PAGE,
  neverRespond,
  respondWith,
  startFormServer,
} from '#tests/support/dom/form-server.ts';
import {
  failureText,
  field,
  fill,
  findToast,
  openForm,
  press,
  valueOf,
} from '#tests/support/dom/lead-form-view.tsx';

/**
 * Failures while sending: typed values are kept, a retry makes one lead, and the messages are those of docs/specification.md,
 * section 8.
 */

const server = startFormServer();
afterEach(() => void vi.useRealTimers());

const REFUSED = 'Submission failed. Please try again or contact support.';
const BROKEN = 'Something went wrong. Please try again.';
const TYPED = {
  'First name': 'Ana',
  'Last name': 'Ortiz',
  Email: 'ana@example.com',
  Message: 'Two reports disagree about May.',
};
const SEND = 'Send message';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const expectSent = () => screen.findByRole('heading', { name: 'Message sent' });
const FAILURES: [name: string, message: string, fault: Fault][] = [
  ['the server fails', REFUSED, respondWith(500, 'no')],
  ['the server restarts', REFUSED, respondWith(503, '<h1>503</h1>', 'text/html')],
  ['there are too many requests', REFUSED, respondWith(429, 'wait')],
  ['the body is too large', REFUSED, respondWith(413, 'This request is too large.')],
  ['a 400 has an unknown body', REFUSED, respondWith(400, '{"errors":"all"}', 'application/json')],
  ['the response is a login page', BROKEN, LOGIN_PAGE],
  ['a 200 has an unknown body', BROKEN, respondWith(200, '{"ok":"yes"}', 'application/json')],
  ['the connection fails', BROKEN, breakConnection],
];

test.each(FAILURES)(
  'when %s, shows an error, keeps typed values, and can be sent again',
  async (_, message, fault) => {
    server.fault = fault;
    openForm('contact');
    await fill(TYPED);
    await press(SEND);
    await findToast('alert', message);
    expect(failureText()).toBe(message);
    for (const [label, value] of Object.entries(TYPED)) expect(valueOf(label)).toBe(value);
    expect([button().textContent, button().ariaDisabled]).toEqual([SEND, 'false']);
    expect(document.activeElement).toBe(button());

    server.fault = undefined;
    await press(SEND);
    await expectSent();
    expect(server.leads).toHaveLength(1);
  },
);

test('shows how long to wait after too many requests', async () => {
  const wait = 'Please try again in 40 seconds.';
  server.fault = () => Response.json({ ok: false, message: wait }, { status: 429 });
  openForm('contact');
  await fill(TYPED);
  await press(SEND);
  await findToast('alert', REFUSED + wait);
  expect(failureText()).toBe(`${REFUSED} ${wait}`);
});

test('removes the previous error while it is sent again', async () => {
  server.fault = respondWith(500, 'no');
  openForm('contact');
  await fill(TYPED);
  await press(SEND);
  await findToast('alert', REFUSED);
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(server, { fault: undefined, delay: promise });
  await press(SEND);
  expect(failureText()).toBe('');
  resolve();
  await expectSent();
});

test('fails after 20 seconds without a response, and can be sent again', async () => {
  fakeTimeouts();
  server.fault = neverRespond;
  const form = openForm('contact');
  for (const [label, value] of Object.entries(TYPED))
    fireEvent.input(field(label), { target: { value } });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  form.requestSubmit();
  await pass(19_900);
  expect(server.posts).toHaveLength(1);
  expect(button().textContent).toBe('Sending...');
  await pass(200);
  expect(failureText()).toBe(BROKEN);
  expect(button().textContent).toBe(SEND);

  server.fault = undefined;
  form.requestSubmit();
  await pass(0);
  expect(server.leads).toHaveLength(1);
});

test('delays a form that was filled in too fast until its token is old enough', async () => {
  fakeTimeouts();
  server.minAgeMs = 2_000;
  const form = openForm('quick-wins');
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Email', 'ana@example.com'],
  ] as const)
    fireEvent.input(field(label), { target: { value } });
  form.requestSubmit();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await pass(2_400);
  expect(button().textContent).toBe('Sending...');
  expect(server.posts).toEqual([]);
  await pass(200);
  // The server rejects tokens that are too young.
  expect(server.leads).toHaveLength(1);
});

test('makes one lead from a lost response, a reload and a retry', async () => {
  server.loseResponses(true);
  openForm('contact');
  await fill(TYPED);
  await press(SEND);
  await findToast('alert', BROKEN);
  expect(server.leads).toHaveLength(1);

  server.loseResponses(false);
  openForm('contact');
  expect(valueOf('Email')).toBe(TYPED.Email);
  await press(SEND);
  await expectSent();
  expect(server.posts).toHaveLength(2);
  expect(server.leads).toHaveLength(1);
});

test('stores a corrected form after a lost response as a lead of its own', async () => {
  server.loseResponses(true);
  openForm('contact');
  await fill(TYPED);
  await press(SEND);
  await findToast('alert', BROKEN);
  server.loseResponses(false);
  await fill({ Email: 'anna@example.com' });
  await press(SEND);
  await expectSent();
  expect(server.leads.map(({ fields }) => fields['email'])).toEqual([
    'ana@example.com',
    'anna@example.com',
  ]);
});

test('does not move the focus if the visitor moved it while the form was being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.fault = () => promise;
  openForm('contact');
  await fill(TYPED);
  await press(SEND);
  await userEvent.click(screen.getByLabelText('Message'));
  resolve(new Response('no', { status: 500 }));
  await findToast('alert', REFUSED);
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});
