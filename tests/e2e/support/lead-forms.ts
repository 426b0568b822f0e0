import type { Browser, Locator, Page } from '@playwright/test';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { storedProp } from '#src/domains/content/pages/page.ts';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { formView } from '#src/site/leads/form-views.ts';
import { FORM_TEXT } from '#src/site/leads/form-text.ts';
import { expect, type Site } from '#tests/support/server-fixture.ts';
import { visit } from './application.ts';
import { embeddedConnectionString, queryRows } from './own-database.ts';

let count = 0;

/** An address that is unique in this run. */
export const newPerson = () => `person-${process.pid}-${Date.now()}-${(count += 1)}@example.com`;

/** The page with a form, and the anchor of its block. */
export function placeOf(form: VisitorForm): { page: string; anchor: string } {
  for (const { path, blocks } of DEFAULT_PAGES) {
    const block = blocks.find((block) =>
      form === 'vistage-survey'
        ? block.type === 'survey-form'
        : block.type === 'lead-form' && storedProp(block, 'form') === form,
    );
    if (block) return { page: path, anchor: `#${block.id}` };
  }
  throw new Error(`no page has the form ${form}`);
}

/** The page, endpoint, button and success text of a form. */
const shown = (form: VisitorForm) => ({
  ...placeOf(form),
  api: formView(form).api ?? formView(form).action,
  button: FORM_TEXT[form].button,
  sent: {
    title: FORM_TEXT[form].confirmation.title,
    toast: LEAD_FORM_MESSAGES[form].success,
  },
});

const PERSON = { 'First name': 'Ana', 'Last name': 'Ortiz' };
const STORED_PERSON = { firstName: 'Ana', lastName: 'Ortiz' };
const MESSAGE = 'Two reports disagree about May.\nBoth are “right”.';

/** Single-step forms by name, with their input; the address is added. */
export const FORMS = {
  'executive-cheatsheet': {
    ...shown('executive-cheatsheet'),
    typed: { ...PERSON, Company: 'Ortiz Roofing' },
    stored: { ...STORED_PERSON, company: 'Ortiz Roofing' },
  },
  'quick-wins': {
    ...shown('quick-wins'),
    typed: { 'First name': 'Ana' },
    stored: { firstName: 'Ana' },
  },
  contact: {
    ...shown('contact'),
    typed: { ...PERSON, Message: MESSAGE },
    stored: { ...STORED_PERSON, message: MESSAGE },
  },
};

type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** The form in the content of a page. */
export const formOf = (page: Page) => page.getByRole('main').locator('form');

/** Opens the page of a form and focuses it; waits for its script. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  const script = page.waitForResponse(/take-forms[\w-]*\.js/);
  await visit(page, path);
  const form = formOf(page);
  await form.getByLabel('First name').focus();
  await (await script).finished();
  return form;
}

/** The message in the form. */
export const failureIn = (form: Locator) => form.locator('.form-error');

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
  // Its headline replaces that of the form, which is left for screen readers.
  for (const opening of await page.locator('.lead-form:has(.form-sent) .opening').all())
    expect((await opening.boundingBox())?.height).toBeLessThan(2);
}

export const toasts = (page: Page) => page.locator('.toasts .toast:not(:has(> :empty))');

export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible();
}

/** Posts to a path from now on, in order. */
export function postsTo(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

/** A page in a context without JavaScript. */
export async function pageWithoutScripts(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  return context.newPage();
}

interface StoredLead {
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

/** The stored leads of a person. */
export async function leadsOf(site: Site, email: string): Promise<StoredLead[]> {
  return queryRows<StoredLead>(
    embeddedConnectionString(site.dataDir),
    `select form, fields, consent_version as "consentVersion", page_uri as "pageUri",
       page_name as "pageName", hutk, state, suspicions, attribution
     from leads where email = '${email}'`,
  );
}

/** The only lead of a person, without suspicion except for the shared network of all tests. */
export async function storedLead(site: Site, email: string): Promise<StoredLead> {
  const [lead, ...more] = await leadsOf(site, email);
  if (!lead) throw new Error('no lead is stored');
  expect(more).toEqual([]);
  expect(lead.suspicions.filter((reason) => !reason.includes('from one network'))).toEqual([]);
  return lead;
}
