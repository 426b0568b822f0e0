import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CONFIRMATION_HINT } from '#src/domains/newsletter/newsletter-forms.ts';
import { CONSENT_VERSION } from '#src/domains/newsletter/subscription.ts';
import { ATTRIBUTION_KEY } from '#src/site/attribution/stored-touch.ts';
import { ToastHost } from '#src/ui/toast/toast-host.tsx';
import { fakeTimeouts } from '#tests/support/dom/fake-timeouts.ts';
import {
  breakConnection,
  LOGIN_PAGE,
  neverRespond,
  respondWith,
  startFormServer,
} from '#tests/support/dom/form-server.ts';
import { submitTwice } from '#tests/support/dom/lead-form-view.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The hydrated newsletter form (docs/specification.md, sections 4, 5, 7 and 8). */

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

function open() {
  const { container, unmount } = render(
    <>
      <NewsletterForm source="footer" />
      <ToastHost />
    </>,
  );
  return { form: container.querySelector('form')!, close: unmount };
}
const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Subscri/ });
/** the message next to the field */
const message = () => document.querySelector('form [aria-live="polite"]')?.textContent;

async function subscribe(address: string) {
  await userEvent.clear(field());
  if (address) await userEvent.type(field(), address);
  await userEvent.click(button());
}

/** Waits for a single toast with this title and description. */
async function expectToast([title, description]: readonly [string, string]) {
  const role = title === SUCCESS[0] ? 'status' : 'alert';
  await waitFor(() => {
    const region = screen.getByRole('region', { name: /Notifications/ });
    const [toast, ...others] = within(region).getAllByRole(role);
    expect(toast?.textContent).toBe(title + description);
    expect(others).toEqual([]);
  });
}

test('shows the success, clears the field, and explains the confirmation', async () => {
  sessionStorage.setItem(ATTRIBUTION_KEY, '{"first":{}}');
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
      consent: CONSENT_VERSION,
      referral_note: '',
      attribution: '{"first":{}}',
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
  const { form } = open();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.input(field(), { target: { value: ADDRESS } });
  act(() => form.requestSubmit());
  await pass(19_900);
  expect(button().textContent).toBe('Subscribing...');
  await pass(200);
  expect(message()).toBe(FAILED[1]);
  expect(button().disabled).toBe(false);
});

test('shows the pending state, and sends no more on a press or Enter', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.fault = () => promise;
  const { form } = open();
  await subscribe(ADDRESS);
  expect(button().textContent).toBe('Subscribing...');
  expect(button().disabled).toBe(true);
  expect(form.getAttribute('aria-busy')).toBe('true');
  await userEvent.type(field(), '{Enter}');
  resolve(Response.json({ outcome: 'success' }));
  await expectToast(SUCCESS);
  expect(server.posts).toHaveLength(1);
});

test('sends once when submitted twice before a render', async () => {
  const { form } = open();
  await userEvent.type(field(), ADDRESS);
  submitTwice(form);
  await expectToast(SUCCESS);
  expect(server.posts).toHaveLength(1);
});

test('replaces the previous toast', async () => {
  open();
  for (const typed of ['wrong', 'wrong again']) await subscribe(typed);
  await subscribe(ADDRESS);
  await expectToast(SUCCESS);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByText(INVALID[0])).toBeNull();
});

test('restores the typed value after a reload, and deletes it after a success', async () => {
  const page = open();
  await userEvent.type(field(), ADDRESS);
  page.close();
  const reloaded = open();
  expect(field().value).toBe(ADDRESS);
  await userEvent.click(button());
  await expectToast(SUCCESS);
  reloaded.close();
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
