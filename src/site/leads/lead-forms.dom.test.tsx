import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import { LEAD_CONSENT_VERSION, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import { ATTRIBUTION_KEY } from '#src/site/attribution/stored-touch.ts';
import { startFormServer } from '#tests/support/dom/form-server.ts';
import {
  field,
  fill,
  findToast,
  openForm,
  press,
  toastText,
  valueOf,
  wrongField,
} from '#tests/support/dom/lead-form-view.tsx';
import { FORM_TEXT } from './form-text.ts';

/** The single-step forms where scripts run (docs/specification.md, sections 2, 4, 5 and 8). */

const server = startFormServer();

const PERSON = { 'First name': 'Ana', 'Last name': 'Ortiz', Email: 'ana@example.com' };
const MESSAGE = 'Two reports disagree about May. Both are “right”.';
const TYPED = {
  'executive-cheatsheet': { ...PERSON, Company: 'Ortiz Roofing', 'Job title': 'Owner' },
  'quick-wins': { 'First name': 'Ana', Email: 'ana@example.com' },
  contact: { ...PERSON, Message: MESSAGE },
};
const STORED_PERSON = { firstName: 'Ana', lastName: 'Ortiz', email: 'ana@example.com' };
const STORED = {
  'executive-cheatsheet': { ...STORED_PERSON, company: 'Ortiz Roofing', jobTitle: 'Owner' },
  'quick-wins': { firstName: 'Ana', email: 'ana@example.com' },
  contact: { ...STORED_PERSON, message: MESSAGE },
};
const FORMS = ['executive-cheatsheet', 'quick-wins', 'contact'] as const;

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(?!Close)/ });
const expectSent = (name: (typeof FORMS)[number]) =>
  screen.findByRole('heading', { name: FORM_TEXT[name].confirmation.title });

test.each(FORMS)('sends and stores %s, and confirms with the email address', async (name) => {
  sessionStorage.setItem(ATTRIBUTION_KEY, '{"first":{}}');
  const form = openForm(name);
  await fill(TYPED[name]);
  await press(FORM_TEXT[name].button);
  const heading = await expectSent(name);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.tagName).toBe('H3');
  expect(screen.getByText('ana@example.com').tagName).toBe('STRONG');
  expect(form.isConnected).toBe(false);
  expect(toastText('status')).toBe(LEAD_FORM_MESSAGES[name].success);
  const isCheatsheet = name === 'executive-cheatsheet';
  expect(server.posts).toEqual([isCheatsheet ? '/api/hubspot-submit' : `/forms/${name}`]);
  expect(server.leads).toEqual([
    {
      form: name,
      fields: expect.objectContaining(STORED[name]) as unknown,
      token: expect.any(String) as unknown,
      consentShown: LEAD_CONSENT_VERSION,
      honeypot: '',
      pageUri: location.href,
      pageName: `The page of ${name}`,
      attribution: '{"first":{}}',
      hutk: undefined,
      address: expect.any(String) as unknown,
    },
  ]);
});

test('shows the specified messages of the cheatsheet', async () => {
  openForm('executive-cheatsheet');
  await press(FORM_TEXT['executive-cheatsheet'].button);
  await findToast('alert', 'Please fill in all required fields');
  await fill(TYPED['executive-cheatsheet']);
  await press(FORM_TEXT['executive-cheatsheet'].button);
  await findToast('status', 'Download link sent to your email!');
  await screen.findByRole('heading', { name: 'Check Your Email!' });
});

test.each(FORMS)('does not send an empty %s form, and marks every required field', async (name) => {
  openForm(name);
  await press(FORM_TEXT[name].button);
  await findToast('alert', LEAD_FORM_MESSAGES[name].incomplete);
  for (const { label, required, missing } of LEAD_FORM_FIELDS[name]) {
    const control = field(label);
    expect(control.getAttribute('aria-invalid')).toBe(required ? 'true' : null);
    if (required) expect(await wrongField(label, new RegExp(missing))).toBe(control);
  }
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(server.posts).toEqual([]);
});

test.each([
  ["the browser, for an address without '@'", 'ana at example', 0],
  ['the server, for an address without a dot', 'ana@example', 1],
  ['the server, for an address with two dots', 'ana..ortiz@example.com', 1],
])('shows an error of %s at the field, and keeps typed values', async (_, email, posts) => {
  openForm('contact');
  await fill({ ...TYPED.contact, Email: email });
  await press(FORM_TEXT.contact.button);
  const control = await wrongField('Email', /valid email address/);
  await waitFor(() => expect(document.activeElement).toBe(control));
  expect(valueOf('Email')).toBe(email);
  expect(valueOf('Message')).toBe(MESSAGE);
  expect(server.posts).toHaveLength(posts);
  expect(server.leads).toEqual([]);

  await fill({ Email: 'ana@example.com' });
  await press(FORM_TEXT.contact.button);
  await expectSent('contact');
  expect(server.leads).toHaveLength(1);
});

test('shows no toast for invalid fields, and closes an earlier one', async () => {
  openForm('contact');
  await press(FORM_TEXT.contact.button);
  await findToast('alert', LEAD_FORM_MESSAGES.contact.incomplete);
  await fill({ ...TYPED.contact, Email: 'ana@nowhere', Message: 'Short' });
  await press(FORM_TEXT.contact.button);
  await wrongField('Email', /valid email address/);
  await wrongField('Message', /at least 10 characters/);
  expect(toastText('alert')).toBe('');
  expect(server.leads).toEqual([]);
});

test('sends once when submitted twice at once', async () => {
  const form = openForm('contact');
  await fill(TYPED.contact);
  form.requestSubmit();
  form.requestSubmit();
  await expectSent('contact');
  expect(server.posts).toHaveLength(1);
});

test('shows the pending state, keeps the focus, and sends no more on a press or Enter', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.delay = promise;
  const form = openForm('quick-wins');
  await fill(TYPED['quick-wins']);
  await press(FORM_TEXT['quick-wins'].button);
  await waitFor(() => expect(server.posts).toHaveLength(1));
  expect(sendButton().textContent).toBe('Sending...');
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  expect(form.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(sendButton());
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  resolve();
  await expectSent('quick-wins');
  expect(server.posts).toHaveLength(1);
});

test('is not busy any more when the page is left, to which Back may return', async () => {
  server.delay = new Promise(() => undefined);
  const form = openForm('quick-wins');
  await fill(TYPED['quick-wins']);
  await press(FORM_TEXT['quick-wins'].button);
  dispatchEvent(new Event('pagehide'));
  expect(sendButton().textContent).toBe(FORM_TEXT['quick-wins'].button);
  expect(
    [form, sendButton()].map(({ ariaBusy, ariaDisabled }) => ariaBusy ?? ariaDisabled),
  ).toEqual(['false', 'false']);
});

test('keeps what was typed while it was being sent, also if the server finds an error', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.delay = promise;
  openForm('contact');
  await fill({ ...TYPED.contact, Email: 'ana@nowhere' });
  await press(FORM_TEXT.contact.button);
  await fill({ Company: 'Ortiz Roofing' });
  resolve();
  const email = await wrongField('Email', /valid email address/);
  expect(document.activeElement).toBe(email);
  expect([valueOf('Email'), valueOf('Company')]).toEqual(['ana@nowhere', 'Ortiz Roofing']);
});

test('restores typed values after a reload, and deletes them after a success', async () => {
  openForm('contact');
  await fill(TYPED.contact);
  openForm('contact');
  expect([valueOf('Email'), valueOf('Message')]).toEqual(['ana@example.com', MESSAGE]);
  await press(FORM_TEXT.contact.button);
  await expectSent('contact');
  openForm('contact');
  expect([valueOf('Email'), valueOf('Message')]).toEqual(['', '']);
});

test('hides the honeypot from keyboard and screen readers, and sends it', async () => {
  const form = openForm('quick-wins');
  await userEvent.click(screen.getByLabelText('First name'));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(sendButton());
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  await fill(TYPED['quick-wins']);
  const trap = form.elements.namedItem('referral_note') as HTMLInputElement;
  trap.value = 'https://example.com/pills';
  await press(FORM_TEXT['quick-wins'].button);
  await expectSent('quick-wins');
  expect(server.leads[0]?.honeypot).toBe('https://example.com/pills');
});
