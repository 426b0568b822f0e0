import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startForms } from '#src/site/forms/start-forms.ts';
import { openDocument } from '#tests/support/dom/form-document.tsx';
import { startFormServer } from '#tests/support/dom/form-server.ts';
import {
  failureText,
  fill,
  findToast,
  panelOf,
  press,
  valueOf,
} from '#tests/support/dom/lead-form-view.tsx';
import { FORM_TEXT } from './form-text.ts';

/** Forms before their script has come: the inline script holds back what is sent, and loads it. */

const server = startFormServer();

const TYPED = { 'First name': 'Ana', Email: 'ana@example.com' };
const { button: SEND, confirmation } = FORM_TEXT['quick-wins'];
const expectSent = () => screen.findByRole('heading', { name: confirmation.title });

test('keeps what was typed, and requests the token at once when it comes', async () => {
  const form = openDocument(panelOf('contact'), () => Promise.resolve());
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  startForms();
  await window.forms!.load!();
  expect(valueOf('First name')).toBe('Ana');
  await userEvent.type(screen.getByLabelText('Last name'), 'Ortiz');
  expect(JSON.parse(sessionStorage.getItem('form:contact')!)).toMatchObject({
    values: { firstName: 'Ana', lastName: 'Ortiz' },
  });
  expect(form.noValidate).toBe(true);
  expect(server.tokenRequests()).toBe(1);
});

test('keeps what was typed when the page is left before the script has come', async () => {
  openDocument(panelOf('contact'), () => Promise.resolve());
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('form:contact')).toBeNull();
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('form:contact')!)).toMatchObject({
    values: { firstName: 'Ana' },
  });
});

test('a press loads it, shows that it is sent, and then sends once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = vi.fn<() => Promise<void>>(() => promise.then(startForms));
  openDocument(panelOf('quick-wins'), load);
  await fill(TYPED);
  await press(SEND);
  await press('Sending...');
  expect(server.posts).toEqual([]);
  resolve();
  await expectSent();
  expect(load).toHaveBeenCalledExactlyOnceWith('/assets/start.js');
  expect(server.posts).toHaveLength(1);
});

test('a press says so if it cannot be loaded, keeps the values, and tries again', async () => {
  let isOnline = false;
  openDocument(panelOf('quick-wins'), async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    startForms();
  });
  await fill(TYPED);
  await press(SEND);
  const failed = 'Submission failed. Please try again or contact support.';
  await findToast('alert', failed);
  expect(failureText()).toBe(failed);
  expect(valueOf('Email')).toBe('ana@example.com');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: SEND }));
  isOnline = true;
  await press(SEND);
  await expectSent();
});

test('the script comes once a form is used, and at once for a form with a draft', async () => {
  const load = () => Promise.resolve();
  openDocument(panelOf('contact'), load);
  startForms();
  screen.getByLabelText('First name').focus();
  await waitFor(() => expect(server.tokenRequests()).toBe(1));
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  openDocument(panelOf('contact'), load);
  startForms();
  await waitFor(() => expect(valueOf('First name')).toBe('Ana'));
});
