import { expect, test } from 'vitest';
import { createSentForms } from './sent-form.server.ts';

const SECRET = 's'.repeat(40);
const VALUES = { email: 'ana@example.com' };

function create() {
  let now = Date.parse('2026-11-29T10:00:00Z');
  const sent = createSentForms(SECRET, () => new Date(now));
  return { sent, pass: (minutes: number) => void (now += minutes * 60_000) };
}

test('returns what was entered for ten minutes, and hides it from whoever has the cookie', () => {
  const { sent, pass } = create();
  const sealed = sent.seal('contact', VALUES);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ana');
  pass(9);
  expect(sent.open('contact', sealed)).toEqual(VALUES);
  pass(1);
  expect(sent.open('contact', sealed)).toEqual({});
});

test('returns nothing for another form, a changed cookie or one of another site', () => {
  const { sent } = create();
  const sealed = sent.seal('contact', VALUES);
  expect(sent.open('quick-wins', sealed)).toEqual({});
  expect(
    sent.open(
      'contact',
      sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ),
  ).toEqual({});
  expect(createSentForms('o'.repeat(40), () => new Date()).open('contact', sealed)).toEqual({});
  expect(sent.open('contact', '')).toEqual({});
});
