import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { EXAMPLES, exampleSubmission } from '#tests/builders/hubspot-examples.ts';
import { createHubspotForms } from './hubspot-forms.server.ts';
import { readHubspotSettings } from './hubspot-settings.server.ts';

let crm: HubspotStandIn;
let cleanUp: (() => unknown)[];
beforeEach(async () => {
  crm = await startHubspotStandIn();
  cleanUp = [() => crm.stop()];
});
afterEach(async () => {
  for (const each of cleanUp) await each();
});

const LEAD = exampleSubmission('contact');

function forms(environment: Record<string, string> = {}, timeoutMs = 5_000) {
  const config = readConfig({ ...crm.environment, ...environment });
  return createHubspotForms(readHubspotSettings(config), { timeoutMs });
}

/** Starts a server that is no CRM and returns its origin. */
async function elsewhere(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answering = (listener: RequestListener) =>
  elsewhere(createServer({ keepAlive: false }, listener));

test.each(EXAMPLES)('submits a complete lead of the form $form', async (lead) => {
  const consent = { text: 'I agree to be contacted.' };
  const hutk = '0123456789abcdef0123456789abcdef';
  const answer = await forms({ HUBSPOT_SEND_CONSENT: 'true' }).submit({ ...lead, consent, hutk });
  expect(answer).toEqual({ outcome: 'accepted', status: 200 });
  expect(crm.submissions).toHaveLength(1);
  expect(crm.submissions[0]).toMatchObject({
    form: lead.form,
    fields: { email: 'ana.petrov@client.example' },
    body: {
      context: { pageUri: 'https://cadron.example/some/page', pageName: 'Some page', hutk },
      legalConsentOptions: { consent: { consentToProcess: true, text: consent.text } },
    },
  });
});

test('sends the original time of a late lead', async () => {
  const submittedAt = new Date(Date.now() - 3 * 24 * 3_600_000);
  expect(await forms().submit({ ...LEAD, submittedAt })).toMatchObject({ outcome: 'accepted' });
  expect(crm.submissions[0]?.body.submittedAt).toBe(String(submittedAt.getTime()));
});

test('does not send a lead without a portal or form id', async () => {
  const noForm = forms({ HUBSPOT_FORM_CONTACT: '' });
  expect(noForm.isConfigured('contact')).toBe(false);
  expect(noForm.isConfigured('newsletter')).toBe(true);
  expect(await noForm.submit(LEAD)).toEqual({ outcome: 'not-configured' });
  const settings = { ...readHubspotSettings(readConfig(crm.environment)), portalId: undefined };
  expect(createHubspotForms(settings).isConfigured('contact')).toBe(false);
  expect(await createHubspotForms(settings).submit(LEAD)).toEqual({ outcome: 'not-configured' });
  expect(crm.calls).toEqual([]);
});

test('reports a failure while the CRM is down and succeeds once it is back', async () => {
  await crm.down();
  expect(await forms().submit(LEAD)).toEqual({
    outcome: 'failed',
    message: 'not sent: ECONNREFUSED',
  });
  await crm.up();
  expect(await forms().submit(LEAD)).toMatchObject({ outcome: 'accepted' });
  expect(crm.submissions).toHaveLength(1);
});

test('reports a failure for an unknown host', async () => {
  const answer = await forms({ HUBSPOT_FORMS_ORIGIN: 'http://crm.invalid' }).submit(LEAD);
  expect(answer).toEqual({ outcome: 'failed', message: expect.stringMatching(/^not sent: E\w+$/) });
});

test.each([
  ['before', 0],
  ['after', 1],
] as const)(
  'reports unknown if the connection breaks %s the lead is stored',
  async (reset, stored) => {
    crm.faults.reset = reset;
    expect(await forms().submit(LEAD)).toEqual({
      outcome: 'unknown',
      message: 'sent, but the connection broke (ECONNRESET)',
    });
    expect(crm.submissions).toHaveLength(stored);
  },
);

test('reports unknown after a timeout', async () => {
  crm.faults.slowMs = 3_000;
  expect(await forms({}, 1_000).submit(LEAD)).toEqual({
    outcome: 'unknown',
    message: 'sent, but no response within 1 s',
  });
  expect(crm.submissions).toHaveLength(1);
});

test.each([
  [429, { outcome: 'rate-limited', status: 429 }],
  [500, { outcome: 'failed', status: 500 }],
  [503, { outcome: 'failed', status: 503 }],
])('maps HTTP %i to its outcome', async (status, answer) => {
  crm.faults.statuses = [{ status, probability: 1 }];
  expect(await forms().submit(LEAD)).toEqual({
    ...answer,
    message: `The stand-in is configured to return ${status}.`,
  });
  expect(crm.submissions).toEqual([]);
});

test('reports rate-limited beyond 50 requests in 10 seconds', async () => {
  const answers = await Promise.all(Array.from({ length: 55 }, () => forms().submit(LEAD)));
  const outcomes = answers.map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(50);
  expect(outcomes.filter((outcome) => outcome === 'rate-limited')).toHaveLength(5);
});

test('returns the messages and error types of a refusal without submitted values', async () => {
  const fields = { ...LEAD.fields, email: 'ana.petrov@blocked.example', lastName: '' };
  expect(await forms().submit({ ...LEAD, fields })).toEqual({
    outcome: 'refused',
    status: 400,
    message:
      "Error in 'fields.lastname'. Required field 'lastname' is missing; " +
      "Error in 'fields.email'. The email address [email] is blocked",
    errorTypes: ['REQUIRED_FIELD', 'BLOCKED_EMAIL'],
  });
});

test('redacts a refused tracker cookie', async () => {
  const hutk = 'fedcba9876543210fedcba9876543210';
  const message = `Error in 'context.hutk'. '${hutk}' is not a valid Hutk`;
  crm.faults.refusal = { message, errorType: 'INVALID_HUTK' };
  expect(await forms().submit({ ...LEAD, hutk })).toEqual({
    outcome: 'refused',
    status: 400,
    message: "Error in 'context.hutk'. '[hutk]' is not a valid Hutk",
    errorTypes: ['INVALID_HUTK'],
  });
});

test('reports unknown for a success without JSON, and the failure otherwise', async () => {
  crm.faults.notJson = true;
  expect(await forms().submit(LEAD)).toEqual({
    outcome: 'unknown',
    status: 200,
    message: 'no response from the forms API (check HUBSPOT_FORMS_ORIGIN): Bad gateway',
  });
  crm.faults.statuses = [{ status: 502, probability: 1 }];
  expect(await forms().submit(LEAD)).toEqual({
    outcome: 'failed',
    status: 502,
    message: 'Bad gateway',
  });
});

test('reports a refusal for an unknown form', async () => {
  const formId = '00000000-0000-4000-8000-000000000000';
  expect(await forms({ HUBSPOT_FORM_CONTACT: formId }).submit(LEAD)).toMatchObject({
    outcome: 'refused',
    status: 404,
  });
});

test('does not follow redirects', async () => {
  const origin = await answering((_, response) => {
    response.writeHead(302, { location: `${crm.origin}/` }).end();
  });
  expect(await forms({ HUBSPOT_FORMS_ORIGIN: origin }).submit(LEAD)).toMatchObject({
    outcome: 'failed',
    status: 302,
  });
  expect(crm.calls).toEqual([]);
});

test('stops reading an endless response and uses its status', async () => {
  let isCut = false;
  const origin = await answering((_, response) => {
    response.writeHead(400);
    const writing = setInterval(() => response.write('x'.repeat(16_384)), 1);
    response.once('close', () => {
      isCut = true;
      clearInterval(writing);
    });
  });
  const answer = await forms({ HUBSPOT_FORMS_ORIGIN: origin }, 60_000).submit(LEAD);
  expect(answer).toMatchObject({ outcome: 'refused', status: 400 });
  await expect.poll(() => isCut).toBe(true);
});

test.each([
  ['resets', 'ECONNRESET'],
  ['stalls', 'no response within 1 s'],
] as const)('reports unknown if the body of a success %s', async (halfBody, reason) => {
  crm.faults.halfBody = halfBody;
  expect(await forms({}, 1_000).submit(LEAD)).toEqual({
    outcome: 'unknown',
    status: 200,
    message: `the response broke off (${reason})`,
  });
  expect(crm.submissions).toHaveLength(1);
});

test('reads a long thank-you text completely', async () => {
  const inlineMessage = 'x'.repeat(200_000);
  const origin = await answering((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ inlineMessage }));
  });
  expect(await forms({ HUBSPOT_FORMS_ORIGIN: origin }).submit(LEAD)).toMatchObject({
    outcome: 'accepted',
  });
});

test('reports unknown for a response that is not HTTP', async () => {
  const origin = await elsewhere(
    createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('220 mail ready\r\n'));
    }),
  );
  expect(await forms({ HUBSPOT_FORMS_ORIGIN: origin }).submit(LEAD)).toMatchObject({
    outcome: 'unknown',
  });
});

test('reports a failure if the server does not support TLS', async () => {
  const origin = (await answering((_, response) => response.end())).replace('http:', 'https:');
  expect(await forms({ HUBSPOT_FORMS_ORIGIN: origin }).submit(LEAD)).toMatchObject({
    outcome: 'failed',
  });
});
