import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const answered = (status: number, body: unknown) => ({
  kind: 'answered' as const,
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const values = [['email', 'ana@client.example']] as const;

test('what never left has failed, what left without an answer is unknown', () => {
  expect(readAnswer({ kind: 'not-sent', reason: 'ECONNREFUSED' }, [])).toEqual({
    outcome: 'failed',
    message: 'not sent: ECONNREFUSED',
  });
  expect(readAnswer({ kind: 'unanswered', reason: 'ECONNRESET' }, [])).toEqual({
    outcome: 'unknown',
    message: 'sent, but the connection broke (ECONNRESET)',
  });
  expect(readAnswer({ kind: 'unanswered', reason: 'no answer within 10 s' }, [])).toEqual({
    outcome: 'unknown',
    message: 'sent, but no answer within 10 s',
  });
});

test.each(['', '<html>', '{"inlineMessage":"<script>"}', 'null'])(
  '200 with %j is accepted',
  (body) => {
    expect(readAnswer(answered(200, body), values)).toEqual({ outcome: 'accepted', status: 200 });
  },
);

test('every error of a refusal is told, without the value it quotes', () => {
  const errors = [
    { message: "Error in 'fields.email'. 'ana@client.example' is bad", errorType: 'INVALID_EMAIL' },
    { message: "Error in 'fields.company'. Missing", errorType: 'REQUIRED_FIELD' },
  ];
  expect(
    readAnswer(answered(400, { message: 'The request is not valid', errors }), values),
  ).toEqual({
    outcome: 'refused',
    status: 400,
    message: "Error in 'fields.email'. '[email]' is bad; Error in 'fields.company'. Missing",
    errorTypes: ['INVALID_EMAIL', 'REQUIRED_FIELD'],
  });
});

test.each([
  [{ message: 'The request is not valid' }, 'The request is not valid'],
  [{ message: 7, errors: 'none' }, 'HTTP 400 without a message'],
  [{ errors: [null, 3, {}, { message: ['x'], errorType: 5 }] }, 'HTTP 400 without a message'],
  [[], 'HTTP 400 without a message'],
  ['null', 'null'],
  ['', 'HTTP 400 without a message'],
  ['"ana@client.example"', '[email]'],
  ['<html><style>a{}</style><h1>No\n\nway</h1>\u0000ana@client.example</html>', 'No way [email]'],
])('the body %j is read as %j', (body, message) => {
  const answer = readAnswer(answered(400, body), values);
  expect(answer).toEqual({ outcome: 'refused', status: 400, message, errorTypes: [] });
});

test.each([
  [429, 'rate-limited'],
  [408, 'failed'],
  [425, 'failed'],
  [404, 'refused'],
  [403, 'refused'],
  [302, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
  [999, 'failed'],
])('HTTP %i is %s', (status, outcome) => {
  expect(readAnswer(answered(status, ''), []).outcome).toBe(outcome);
});

test('the rate limit is recognised by its error type too', () => {
  const errors = [{ message: 'slow down', errorType: 'ERROR 429' }];
  expect(readAnswer(answered(400, { errors }), [])).toEqual({
    outcome: 'rate-limited',
    status: 429,
    message: 'slow down',
  });
});

test('a long message is cut after its values are gone', () => {
  const text = `${'x'.repeat(995)}ana@client.example`;
  const { message } = readAnswer(answered(500, text), values) as { message: string };
  expect(message).toHaveLength(1_000);
  expect(message).not.toContain('ana@');
});
