import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FormView, PostedForm } from './form-view.ts';
import { schema } from './lead-form.schema.ts';
import { LeadForm } from './lead-form.view.tsx';
import { LeadFormPanel } from './lead-form-panel.tsx';

const VIEW: FormView = {
  form: 'contact',
  action: '/forms/contact',
  api: '/api/leads/contact',
  fields: [
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      required: true,
      longest: 254,
      autoComplete: 'email',
      missing: 'Email is required',
      invalid: 'No address',
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'long-text',
      required: false,
      longest: 5_000,
      shortest: 10,
      hint: 'No passwords.',
      missing: '',
      invalid: 'Too short',
    },
  ],
  consent: { version: '2026-11', text: 'You agree.', policyHref: '/privacy' },
  button: 'Send it',
  sending: 'Sending...',
  messages: { incomplete: 'i', refused: 'r', unreachable: 'u', success: 's' },
  hasToasts: true,
  confirmation: {
    title: 'Check Your Email!',
    text: 'Sent to {email} just now.',
    action: { label: 'All playbooks', href: '/playbooks' },
  },
  attributionKeys: ['touches', 'landing'],
};
const POSTED: PostedForm = {
  isSent: false,
  values: { email: 'a"b', message: '<b>hi</b>' },
  errors: {},
  pageUri: 'https://cadron.example/contact',
};

const panel = (posted?: PostedForm) =>
  renderToStaticMarkup(<LeadFormPanel view={VIEW} posted={posted} />);
const tag = (html: string, part: string) =>
  [...html.matchAll(/<[a-z][^>]*>/g)].map(([all]) => all).find((all) => all.includes(part)) ?? '';

test('renders a complete native form', () => {
  const html = panel();
  expect(tag(html, '<form')).toContain('action="/forms/contact" method="post"');
  const email = tag(html, 'name="email"');
  for (const part of ['type="email"', 'required=""', 'maxLength="254"', 'autoComplete="email"'])
    expect(email.toLowerCase()).toContain(part.toLowerCase());
  expect(html).toContain(`<label class="field-label" for="contact-email">Email</label>`);
  expect(tag(html, 'name="message"')).not.toContain('required');
  expect(tag(html, 'name="consent"')).toContain('value="2026-11"');
  expect(html).toContain('You agree. <a class="text-link" href="/privacy">');
  expect(tag(html, 'type="submit"')).not.toContain('disabled');
});

test('hides the honeypot from view, screen readers and the keyboard', () => {
  const html = panel();
  expect(html).toMatch(/<div class="sr-only" aria-hidden="true">.*name="referral_note".*?<\/div>/);
  expect(tag(html, 'referral_note')).toContain('tabindex="-1"');
});

test('shows typed values and field errors after a post without JavaScript', () => {
  const html = panel({ ...POSTED, errors: { email: 'No address' }, failure: 'Not stored.' });
  const email = tag(html, 'name="email"');
  expect(email).toContain('value="a&quot;b"');
  expect(email).toContain('aria-invalid="true"');
  expect(email).toContain('aria-describedby="contact-email-error"');
  expect(email).toContain('autofocus=""');
  expect(html).toContain('id="contact-email-error"><li>No address</li>');
  expect(html).toContain('>&lt;b&gt;hi&lt;/b&gt;</textarea>');
  expect(tag(html, 'name="message"')).toContain('aria-describedby="contact-message-hint"');
  expect(tag(html, 'name="page"')).toContain('value="https://cadron.example/contact"');
  expect(tag(html, 'class="form-error"')).not.toContain('role="alert"');
  expect(html).toContain('>Not stored.</p>');
});

test('replaces a sent form with a confirmation, the address and a next link', () => {
  const html = panel({ ...POSTED, isSent: true });
  expect(html).not.toContain('<form');
  expect(html).toMatch(/<h3[^>]*>Check Your Email!<\/h3>/);
  expect(html).toContain('Sent to <strong>a&quot;b</strong> just now.');
  expect(tag(html, 'href="/playbooks"')).toContain('class="more"');
});

describe('the block', () => {
  const render = (promises: { title: string; text: string }[]) =>
    renderToStaticMarkup(
      <LeadForm
        {...schema.parse({ form: 'contact', title: 'Write\nto us', promises })}
        id="form"
        data={VIEW}
      />,
    );

  test('uses its id as anchor and lists its promises beside the form', () => {
    const html = render([{ title: 'At once', text: 'A receipt.' }]);
    expect(html).toMatch(/^<section id="form" class="tone-sand section lead-form">/);
    expect(html).toMatch(/<\/form><ol class="promises rows"><li><h3[^>]*>At once<\/h3>/);
    expect(render([])).not.toContain('<ol');
  });

  test('accepts three forms', () => {
    const takes = (form: string) => schema.safeParse({ form, title: 'T' }).success;
    expect(
      ['executive-cheatsheet', 'quick-wins', 'contact', 'newsletter', 'vistage-survey'].map(takes),
    ).toEqual([true, true, true, false, false]);
  });
});
