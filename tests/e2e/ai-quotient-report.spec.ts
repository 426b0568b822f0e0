import { extractText, getDocumentProxy } from 'unpdf';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import {
  answerByKeys,
  ASSESSMENT,
  card,
  EDITION,
  LAST,
  placeOf,
  QUESTIONS,
  startLink,
  openAssessment,
  untilTakenOver,
} from './support/assessment.ts';
import { findMails } from './support/mails.ts';

/**
 * From the landing page to the emailed PDF, by keyboard alone. The CRM receives the fields of docs/specification.md,
 * section 7.
 */

let crm: HubspotStandIn;
test.beforeEach(async () => void (crm = await startHubspotStandIn()));
test.afterEach(() => crm.stop());

/** The text of the emailed PDF; undefined until the email has arrived. */
async function mailedReport(folder: string, email: string): Promise<string | undefined> {
  const mail = findMails(folder, email).find((raw) => raw.includes('application/pdf'));
  const encoded = mail?.split(/application\/pdf[^]*?\r\n\r\n/)[1]?.split('\r\n--')[0];
  if (!encoded) return undefined;
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(encoded, 'base64')));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('the assessment works by keyboard alone, emails the report, and sends the CRM exactly the specified fields', async ({
  page,
}) => {
  await using site = await startSite({ env: crm.environment });
  const email = 'ana.petrov@client.example';
  const { keyboard } = page;
  await openAssessment(page, `${site.url}${ASSESSMENT}`);
  await untilTakenOver(page);
  await page.evaluate(() => void (window._hsq = []));
  await startLink(page).press('Enter');
  await keyboard.press('Tab');
  await expect(card(page).getByLabel('Company Name')).toBeFocused();
  await keyboard.type(' Petrov Pumps ');
  await keyboard.press('Tab');
  await keyboard.type('51');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await answerByKeys(page, 1, LAST, 3);
  await expect(card(page).getByRole('heading', { name: 'Your AI Quotient Score' })).toBeFocused();
  await expect(card(page).getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: 'Get Your Detailed Report' })).toBeFocused();
  for (const text of ['Ana', 'Petrov', email, 'COO']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await expect(card(page).getByLabel(/I accept/)).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Thank you, Ana' })).toBeFocused();

  await expect.poll(() => crm.submissions.length, { timeout: 30_000 }).toBe(1);
  const { form, fields, body } = crm.submissions[0]!;
  expect(form).toBe('ai-quotient');
  const { ai_quotient_q_a_json: answers, ...others } = fields;
  const pillars = [
    'dataspinehealth',
    'funnelintelligenceattribution',
    'automationmaturity',
    'aireadycontentoperations',
    'governancechangemanagement',
  ];
  expect(others).toEqual({
    firstname: 'Ana',
    lastname: 'Petrov',
    email,
    jobtitle: 'COO',
    company: 'Petrov Pumps',
    company_size: '51-200',
    score__ai_quotient_: '75',
    aireadinesscategory: 'AI Ready',
    aitestscore: '75',
    aitestscorepercentage: '75',
    requesteddetailedreport: 'true',
    additional_comments: '',
    ...Object.fromEntries(
      pillars.flatMap((pillar) => [
        [`${pillar}_score`, '15'],
        [`${pillar}_percentage`, '75'],
      ]),
    ),
  });
  expect(JSON.parse(answers!)).toEqual(
    QUESTIONS.map(({ id, pillar, question, options }) => ({
      pillar,
      question,
      answer: options[placeOf(id, 3) - 1]!.text,
      value: 3,
    })),
  );
  expect(body).toMatchObject({
    context: { pageUri: expect.stringContaining(ASSESSMENT), pageName: expect.any(String) },
  });

  await expect
    .poll(() => mailedReport(site.mailFolder, email), { timeout: 60_000 })
    .toContain('Petrov Pumps');
  const report = (await mailedReport(site.mailFolder, email))!;
  for (const text of [...new Set(QUESTIONS.map(({ pillar }) => pillar)), 'AI Ready', 'Ana Petrov'])
    expect(report).toContain(text);
  expect(report).toMatch(/\b75\b/);

  const download = page.waitForEvent('download');
  await card(page).getByRole('link', { name: 'Get Your Full Report' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('ai-quotient-report.pdf');

  expect(await page.evaluate(() => window._hsq)).toEqual([
    ['identify', { email: '', firstname: '', lastname: '', company: 'Petrov Pumps' }],
    ['trackEvent', { id: 'ai_quotient_assessment_started' }],
    ['trackEvent', { id: 'ai_quotient_assessment_completed', value: 75 }],
  ]);
});

test('rejects malformed requests with a message and stores nothing', async ({ request }) => {
  const post = (data: unknown) => request.post('/api/ai-quotient/answers', { data });
  const edition = EDITION;
  for (const [body, status] of [
    [{ edition: '1999-01', companySize: '1-10', answers: {} }, 409],
    [{ edition, companySize: '7', answers: {} }, 400],
    [{ edition }, 400],
    [[], 400],
  ] as const) {
    const answer = await post(body);
    expect(answer.status()).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toBeTruthy();
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  const odd = { '1': 'nonsense', [LAST + 1]: `${LAST + 1}A`, ['__proto__']: { '2': '2A' } };
  const answer = await post({ edition, companySize: '1-10', answers: odd });
  expect(await answer.json()).toMatchObject({ ok: true, run: { answers: {} } });
});
