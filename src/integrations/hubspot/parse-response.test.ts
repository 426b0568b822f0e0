import { expect, test } from 'vitest';
import { parseCrmResponse } from './hubspot-forms.server.ts';

const withAnswers = (status: number, body: unknown, contentType = 'application/json') => ({
  kind: 'answered' as const,
  status,
  contentType,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const values = [['email', 'ana@client.example']] as const;

test('reports a failure for an unsent request and unknown for an unanswered one', () => {
  expect(parseCrmResponse({ kind: 'not-sent', reason: 'ECONNREFUSED' }, [])).toEqual({
    outcome: 'failed',
    message: 'not sent: ECONNREFUSED',
  });
  expect(parseCrmResponse({ kind: 'unanswered', reason: 'ECONNRESET' }, [])).toEqual({
    outcome: 'unknown',
    message: 'sent, but the connection broke (ECONNRESET)',
  });
  expect(parseCrmResponse({ kind: 'unanswered', reason: 'no response within 10 s' }, [])).toEqual({
    outcome: 'unknown',
    message: 'sent, but no response within 10 s',
  });
});

test.each([
  [200, '{"inlineMessage":""}', 'application/json'],
  [200, '{"inlineMessage":"<script>"}', 'application/json;charset=utf-8'],
  [202, '{"redirectUri":"https://cadron.example/thanks"}', 'Application/JSON; charset=utf-8'],
])('accepts %i with %s as %s', (status, body, type) => {
  expect(parseCrmResponse(withAnswers(status, body, type), values)).toEqual({
    outcome: 'accepted',
    status,
  });
});

const NOT_OURS = 'no response from the forms API (check HUBSPOT_FORMS_ORIGIN)';
test.each([
  [200, '', 'application/json', NOT_OURS],
  [204, '', '', NOT_OURS],
  [200, '<html><h1>Sign in</h1>', 'text/html', `${NOT_OURS}: Sign in`],
  [200, '{"inlineMessage":""}', 'text/html', NOT_OURS],
  [200, 'null', 'application/json', `${NOT_OURS}: null`],
  [200, '{"ok":true}', 'application/json', NOT_OURS],
  [200, '{"inlineMessage":null}', 'application/json', NOT_OURS],
  [200, '{"message":"ana@client.example?"}', 'application/json', `${NOT_OURS}: [email]?`],
])('reports unknown for %i with %j as %j', (status, body, type, message) => {
  expect(parseCrmResponse(withAnswers(status, body, type), values)).toEqual({
    outcome: 'unknown',
    status,
    message,
  });
});

test('reports unknown for a truncated success unless its body is complete', () => {
  const cut = (body: string) => ({ ...withAnswers(200, body), cutOff: 'ECONNRESET' });
  expect(parseCrmResponse(cut('{"inlineMess'), values)).toEqual({
    outcome: 'unknown',
    status: 200,
    message: 'the response broke off (ECONNRESET)',
  });
  expect(parseCrmResponse(cut('{"inlineMessage":"Thanks"}'), values).outcome).toBe('accepted');
});

test('returns every error of a refusal without quoted values', () => {
  const errors = [
    { message: "Error in 'fields.email'. 'ana@client.example' is bad", errorType: 'INVALID_EMAIL' },
    { message: "Error in 'fields.company'. Missing", errorType: 'REQUIRED_FIELD' },
  ];
  expect(
    parseCrmResponse(withAnswers(400, { message: 'The request is not valid', errors }), values),
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
])('reads the body %j as %j', (body, message) => {
  const answer = parseCrmResponse(withAnswers(400, body), values);
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
])('maps HTTP %i to %s', (status, outcome) => {
  expect(parseCrmResponse(withAnswers(status, ''), []).outcome).toBe(outcome);
});

test('recognizes the rate limit by its error type', () => {
  const errors = [{ message: 'slow down', errorType: 'ERROR 429' }];
  expect(parseCrmResponse(withAnswers(400, { errors }), [])).toEqual({
    outcome: 'rate-limited',
    status: 429,
    message: 'slow down',
  });
});

test('truncates a long message after redacting its values', () => {
  const text = `${'x'.repeat(995)}ana@client.example`;
  const { message } = parseCrmResponse(withAnswers(500, text), values) as { message: string };
  expect(message).toHaveLength(1_000);
  expect(message).not.toContain('ana@');
});
