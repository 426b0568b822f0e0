import type { Locator, Page, Route } from '@playwright/test';
import { runningAddress } from '#src/platform/db/embedded/published-address.server.ts';
import { expect, type Site } from '#tests/support/server-fixture.ts';
import { queryRows } from './own-database.ts';

export const REFUSED = 'Submission failed. Please try again or contact support.';
export const BROKEN = 'Something went wrong. Please try again.';
export const INCOMPLETE = 'Please fill in all required fields';

let count = 0;

/** An address nobody else in this run uses. */
export const newPerson = () => `person-${process.pid}-${Date.now()}-${(count += 1)}@example.com`;

interface LeadForm {
  page: string;
  /** where its script posts it */
  api: string;
  button: string;
  /** headline and text of its confirmation, and the toast beside it */
  sent: { title: string; toast: string };
  /** what a visitor types, by label; the address is added */
  typed: Readonly<Record<string, string>>;
  stored: Readonly<Record<string, string>>;
}

const PERSON = { 'First name': 'Ana', 'Last name': 'Ortiz' };
const STORED_PERSON = { firstName: 'Ana', lastName: 'Ortiz' };

/** The forms of one step, by the name they are stored under. */
export const FORMS = {
  'executive-cheatsheet': {
    page: '/playbooks/hubspot-executive-cheatsheet',
    api: '/api/hubspot-submit',
    button: 'Send me the cheatsheet',
    sent: { title: 'Check Your Email!', toast: 'Download link sent to your email!' },
    typed: { ...PERSON, Company: 'Ortiz Roofing' },
    stored: { ...STORED_PERSON, company: 'Ortiz Roofing' },
  },
  'quick-wins': {
    page: '/playbooks/hubspot-quick-wins',
    api: '/api/leads/quick-wins',
    button: 'Send me the ten repairs',
    sent: { title: 'Check Your Email!', toast: 'The guide is on its way to your inbox.' },
    typed: { 'First name': 'Ana' },
    stored: { firstName: 'Ana' },
  },
  contact: {
    page: '/contact',
    api: '/api/leads/contact',
    button: 'Send message',
    sent: { title: 'It is with us', toast: 'Your message has arrived.' },
    typed: { ...PERSON, Message: 'Two reports disagree about May.\nBoth are “right”.' },
    stored: { ...STORED_PERSON, message: 'Two reports disagree about May.\nBoth are “right”.' },
  },
} as const satisfies Record<string, LeadForm>;

export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** The form of a page, not the newsletter's in the footer. */
export const formOf = (page: Page) => page.getByRole('main').locator('form');

/** Opens the page of a form and touches it; resolves once its script has taken it over, and can show messages. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  const toaster = page.waitForResponse(/toaster[\w-]*\.js/).then((response) => response.finished());
  await page.goto(path);
  const form = formOf(page);
  await form.getByLabel('First name').focus();
  await untilTakenOver(form);
  await toaster;
  return form;
}

export async function untilTakenOver(form: Locator): Promise<void> {
  await expect(form).toHaveJSProperty('noValidate', true);
}

export async function fillForm(form: Locator, name: FormName, email: string): Promise<void> {
  for (const [label, value] of Object.entries(FORMS[name].typed))
    await form.getByLabel(label).fill(value);
  await form.getByLabel('Email').fill(email);
}

export const send = (form: Locator, name: FormName) =>
  form.getByRole('button', { name: FORMS[name].button }).click();

export async function expectSent(page: Page, name: FormName, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: FORMS[name].sent.title })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
}

export const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible();
}

/** Posts to an address from now on, by their order. */
export function postsTo(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

/** Holds every post to an address until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route: Route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

export interface StoredLead {
  form: string;
  fields: Record<string, string>;
  consentVersion: string | null;
  pageUri: string;
  pageName: string;
  hutk: string | null;
  state: string;
  suspicions: string[];
  attribution: { first?: { parameters: Record<string, string> } };
}

/** What the database holds of a person. */
export async function leadsOf(site: Site, email: string): Promise<StoredLead[]> {
  const address = (await runningAddress(site.dataDir)) ?? '';
  return queryRows<StoredLead>(
    address,
    `select form, fields, consent_version as "consentVersion", page_uri as "pageUri",
       page_name as "pageName", hutk, state, suspicions, attribution
     from leads where email = '${email}'`,
  );
}

/** Exactly one lead of a person, taken for a person's and not for a program's; only that all tests share one network may show. */
export async function storedLead(site: Site, email: string): Promise<StoredLead> {
  const [lead, ...more] = await leadsOf(site, email);
  if (!lead) throw new Error('no lead is stored');
  expect(more).toEqual([]);
  expect(lead.suspicions.filter((reason) => !reason.includes('from one network'))).toEqual([]);
  return lead;
}
