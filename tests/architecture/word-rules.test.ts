import { expect, test } from 'vitest';
import { wordViolations } from './word-rules.ts';

const inText = (text: string) =>
  wordViolations([{ path: 'content/a.ts', text: `const a = ${JSON.stringify(text)};` }]);

test.each([
  ['It mends the record.', 'mends'],
  ['Somebody answers.', 'Somebody'],
  ['The one who was told of it', 'told'],
  ['We mail you the link.', 'mail'],
  ['Ads and mails bring people.', 'mails'],
  ['We agree one figure first.', 'agree one'],
  ['Must we start over?', 'Must we'],
  ['Five working days later', 'working days'],
  ['Organised by color', 'Organised'],
  ['Good behaviour', 'behaviour'],
  ['The visit was cancelled.', 'cancelled'],
  ['A call at 14:30', '14:30'],
  ['A ten minute read', 'minute read'],
  ['The new “other”, again', '”,'],
])('rejects %s', (text, phrase) => {
  expect(inText(text)[0]).toContain(`content/a.ts:1 says "${phrase}". Write `);
});

test.each([
  'The mail server did not accept it.',
  'Recommend a friend, nobody minds',
  'An email at 1:30 p.m., 2:05 long',
  'A 5-minute read',
  'A person who agrees on a number',
  'It rotates until 2026-11-21T14:30.',
  'They call it “other.”',
  'See /admin/mail or hello@mail.example.',
])('accepts %s', (text) => {
  expect(inText(text)).toEqual([]);
});

const inFile = (text: string, path = 'src/site/a.tsx') => wordViolations([{ path, text }]);

test.each([
  "const a = 'We read ' +\n  'your mails.';",
  'const a = <p>\n  We told you.\n</p>;',
  'const a = <input aria-label="Your diary" />;',
  'const a = `${count}\n mails were sent.`;',
  "warn('No ' + what + ', at\\nhand: ' + name);",
  "const a = { name: 'Old till', label };",
  "const a: B = f('Seldom') as const;",
])('finds the line of a text in code: %j', (text) => {
  const expected = text.includes('\n') && !text.startsWith('warn') ? 2 : 1;
  expect(inFile(text)).toEqual([expect.stringContaining(`src/site/a.tsx:${expected} says `)]);
});

test.each([
  '// told by mail\n/** Told by mail. */\nconst a = 1;',
  "import { told } from './the mail/told.ts';",
  "const kind: 'told by mail' = 'told';",
  'const a = <p className="search told">Found</p>;',
  "const a = { className: 'told mail', mail: 1, 'by mail': 2 };",
  "const a = send('mail');",
  "const a = 'The client says “mend”.'; // words-ok: a quotation",
])('reads only texts in code: %j', (text) => {
  expect(inFile(text.replace('”.', ''))).toEqual([]);
});

test('reads Markdown, and no tests', () => {
  const text = 'First line.\n\nAsk\nsomebody. <!-- words-ok: quoted -->\n\nAsk anybody.\n';
  expect(inFile(text, 'content/posts/a.md')).toEqual([
    expect.stringContaining('content/posts/a.md:6 says "anybody". Write someone, anyone, everyone'),
  ]);
  expect(inFile("expect('told by mail')", 'src/site/a.test.ts')).toEqual([]);
});
