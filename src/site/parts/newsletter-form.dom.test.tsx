import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CONFIRMATION_HINT } from '#src/domains/newsletter/newsletter-forms.ts';
import { CONSENT_VERSION } from '#src/domains/newsletter/subscription.ts';
import { ATTRIBUTION_KEY } from '#src/site/attribution/stored-touch.ts';
import { openStarted } from '#tests/support/dom/form-document.tsx';
import { fakeTimeouts } from '#tests/support/dom/fake-timeouts.ts';
import {
  breakConnection,
  LOGIN_PAGE,
  neverRespond,
  respondWith,
  startFormServer,
} from '#tests/support/dom/form-server.ts';
import { findToast, toastText } from '#tests/support/dom/lead-form-view.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter form where scripts run (docs/specification.md, sections 4, 5, 7 and 8). */

const server = startFormServer();
afterEach(() => {
  vi.useRealTimers();
  delete window._hsq;
});

const SUCCESS = ['Success!', 'Thank you for subscribing to our newsletter.'] as const;
const INVALID = ['Invalid email', 'Please enter a valid email address.'] as const;
const FAILED = [
  'Submission failed',
  'There was a problem submitting your email. Please try again.',
] as const;
const ADDRESS = 'reader@example.com';
const TOUCH = { at: '2026-11-21T12:00:00.000Z', landingPage: '/b2b', parameters: {} };

const open = () => openStarted(<NewsletterForm source="footer" />);
const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Subscri/ });
/** the message next to the field */
const message = () => document.querySelector('form [aria-live="polite"]')?.textContent;

async function subscribe(address: string) {
  await userEvent.clear(field());
  if (address) await userEvent.type(field(), address);
  await userEvent.click(button());
}

/** Waits for a toast with this title and description. */
const expectToast = ([title, description]: readonly [string, string]) =>
  findToast(title === SUCCESS[0] ? 'status' : 'alert', title + description);

test('shows the success, clears the field, and explains the confirmation', async () => {
  sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify({ last: TOUCH }));
  open();
  await subscribe(` ${ADDRESS} `);
  await expectToast(SUCCESS);
  expect(field().value).toBe('');
  expect(message()).toBe(CONFIRMATION_HINT);
  expect(document.activeElement).toBe(button());
  expect(server.subscriptions).toEqual([
    {
      email: ADDRESS,
      source: 'footer',
      consentShown: CONSENT_VERSION,
      attribution: { last: TOUCH },
    },
  ]);
});

test.each([
  ['an address without an @', 'reader.example.com', 0],
  ['an empty field', '', 0],
  ['a field of spaces', '   ', 0],
  ['an address that only the server rejects', 'reader@nowhere', 1],
])('shows an error for %s and keeps it', async (_, typed, posts) => {
  open();
  await subscribe(typed);
  await expectToast(INVALID);
  expect(message()).toBe(INVALID[1]);
  // An email field trims its value.
  expect(field().value).toBe(typed.trim());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(server.posts).toHaveLength(posts);
  expect(server.subscriptions).toEqual([]);
});

test.each([
  ['the server fails', respondWith(500, '')],
  ['there are too many requests', respondWith(429, '{}', 'application/json')],
  ['the connection fails', breakConnection],
  ['the response is a login page', LOGIN_PAGE],
])('when %s, shows an error, keeps the address, and can be sent again', async (_, fault) => {
  server.fault = fault;
  open();
  await subscribe(ADDRESS);
  await expectToast(FAILED);
  expect(message()).toBe(FAILED[1]);
  expect(field().value).toBe(ADDRESS);
  expect(field().hasAttribute('aria-invalid')).toBe(false);

  server.fault = undefined;
  await userEvent.click(button());
  await expectToast(SUCCESS);
  expect(server.subscriptions).toHaveLength(1);
});

test('fails after 20 seconds without a response, and can be sent again', async () => {
  fakeTimeouts();
  server.fault = neverRespond;
  const form = open();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  fireEvent.input(field(), { target: { value: ADDRESS } });
  form.requestSubmit();
  await pass(19_900);
  expect(button().textContent).toBe('Subscribing...');
  await pass(200);
  expect(message()).toBe(FAILED[1]);
  expect(button().textContent).toBe('Subscribe');
});

test('shows the pending state, and sends no more on a press or Enter', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.delay = promise;
  const form = open();
  await subscribe(ADDRESS);
  expect(button().textContent).toBe('Subscribing...');
  expect(button().ariaDisabled).toBe('true');
  expect(form.getAttribute('aria-busy')).toBe('true');
  await userEvent.type(field(), '{Enter}');
  resolve();
  await expectToast(SUCCESS);
  expect(server.posts).toHaveLength(1);
});

test('sends once when submitted twice at once', async () => {
  const form = open();
  await userEvent.type(field(), ADDRESS);
  form.requestSubmit();
  form.requestSubmit();
  await expectToast(SUCCESS);
  expect(server.posts).toHaveLength(1);
});

test('replaces the previous toast', async () => {
  open();
  for (const typed of ['wrong', 'wrong again']) await subscribe(typed);
  await subscribe(ADDRESS);
  await expectToast(SUCCESS);
  expect(toastText('alert')).toBe('');
});

test('restores the typed value after a reload, and deletes it after a success', async () => {
  open();
  await userEvent.type(field(), ADDRESS);
  open();
  expect(field().value).toBe(ADDRESS);
  await userEvent.click(button());
  await expectToast(SUCCESS);
  open();
  expect(field().value).toBe('');
});

test('identifies the visitor to the tracker and then reports the subscription, only after a success', async () => {
  const calls: unknown[] = [];
  window._hsq = calls;
  server.fault = respondWith(500, '');
  open();
  await subscribe(ADDRESS);
  await expectToast(FAILED);
  expect(calls).toEqual([]);
  server.fault = undefined;
  await userEvent.click(button());
  await expectToast(SUCCESS);
  expect(calls).toEqual([
    ['identify', { email: ADDRESS }],
    ['trackEvent', { id: 'email_newsletter_subscription' }],
  ]);
});

test('does not create a tracker queue if there is none', async () => {
  open();
  await subscribe(ADDRESS);
  await expectToast(SUCCESS);
  expect('_hsq' in window).toBe(false);
});

test('hides the honeypot from keyboard and screen readers', async () => {
  open();
  await userEvent.click(field());
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
});
