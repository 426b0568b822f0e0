import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactSubmittedValues } from './redact-submitted-values.ts';

const VALUES = [
  ['email', 'Ana.Petrov@client.example'],
  ['firstname', 'Ana'],
  ['company', 'Pumps & "Sons"'],
  ['message', 'Our two systems disagree about every customer'],
  ['ai_nps', '7'],
  ['jobtitle', ''],
  ['lastname', 'email'],
  ['hutk', '37184'],
] as const;

test.each([
  [
    "Error in 'context.hutk'. '37184' is not a valid Hutk",
    "Error in 'context.hutk'. '[hutk]' is not a valid Hutk",
  ],
  ['ana.petrov@CLIENT.example is blocked', '[email] is blocked'],
  ['Ana may not, banana may', '[firstname] may not, banana may'],
  ["'7' is not 17, nor 7.", "'[ai_nps]' is not 17, nor [ai_nps]."],
  [String.raw`bad: Pumps & \"Sons\"`, 'bad: [company]'],
  ['bad: Pumps &amp; &quot;Sons&quot;', 'bad: [company]'],
  ['/x?c=Pumps%20%26%20%22Sons%22&d', '/x?c=[company]&d'],
  ["'Our two systems disag...' is too long", "'[message]' is too long"],
  ["Domain 'client.example' is blocked", "Domain '[email]' is blocked"],
  [
    "Error in 'fields.email'. Required field 'email' is missing",
    "Error in 'fields.email'. Required field 'email' is missing",
  ],
])('redacts %j to %j', (message, expected) => {
  expect(redactSubmittedValues(message, VALUES)).toBe(expected);
});

test('does not change a message if nothing was submitted', () => {
  expect(redactSubmittedValues('The request is not valid', [['email', ' ']])).toBe(
    'The request is not valid',
  );
});

test('removes any quoted value', () => {
  const longText = fc
    .string({ minLength: 4, unit: 'grapheme' })
    .filter((text) => text.trim().length > 3);
  fc.assert(
    fc.property(longText, longText, (value, other) => {
      const values = [
        ['message', value],
        ['company', other],
      ] as const;
      fc.pre(!['message', 'company'].some((name) => `[${name}]`.includes(value.trim())));
      const redacted = redactSubmittedValues(`Error: ${value.trim()} is no good`, values);
      expect(redacted).not.toContain(value.trim());
    }),
  );
});
