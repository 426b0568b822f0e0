import { expect, type Locator, test } from '@playwright/test';
import { photo } from '#tests/builders/picture.ts';
import { startSite } from '#tests/support/site.ts';
import { cookieHeader, signIn } from './support/admin-session.ts';
import { expectOnly } from './support/brand.ts';

/** Another consultancy takes over the site on its screens: no developer, no build, no restart. */

const MAX_ACTIONS = 60;

const COMPANY = {
  Name: 'Birchfield Advisory',
  'Short name': 'Birchfield',
  Description: 'A CRM consultancy in Fayetteville.',
  Email: 'hello@birchfield.example',
  Phone: '+1 479 555 0137',
  Street: '12 Spring Street',
  City: 'Fayetteville',
  'ZIP code': '72701',
};
const PROFILES = {
  LinkedIn: 'https://www.linkedin.com/company/birchfield',
  YouTube: 'https://www.youtube.com/@birchfield',
  Facebook: 'https://www.facebook.com/birchfield',
};
const FORMS = ['Contact form', 'Cheatsheet form', 'Quick wins form', 'Newsletter form'];
const FORM = '3f0c1c9e-8f0a-4a57-9d6e-0d6f4c3b2a10';

test.describe.configure({ timeout: 300_000 });

test(
  'a team gives a fresh site its brand, menus and CRM on the screens',
  { tag: '@full' },
  async ({ browser }) => {
    await using site = await startSite({ fresh: true });
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signIn(page, site);
    let actions = 0;
    const press = (target: Locator) => ((actions += 1), target.click());
    const fill = (target: Locator, text: string) => ((actions += 1), target.fill(text));
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const row = (name: string) => page.getByRole('main').getByText(name, { exact: true }).first();
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const publish = async () => {
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await press(tab('Publish'));
      await press(button('Publish'));
      await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    };

    await press(page.getByRole('link', { name: /brand/i }).first());
    for (const [label, text] of Object.entries(COMPANY))
      await fill(page.getByRole('textbox', { name: new RegExp(`^${label}(?! in)`) }).first(), text);
    for (const name of ['Logo', 'Logo on dark', 'Icon']) {
      await press(button(`Choose in the library: ${name}`));
      const picker = page.getByRole('dialog', { name: 'Choose a picture' });
      actions += 1;
      await picker.getByLabel('Files to upload').setInputFiles({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: await photo(name === 'Icon' ? 180 : 640, 180, 'png'),
      });
      await expect(picker.getByRole('radio', { checked: true })).toBeVisible();
      await press(picker.getByRole('button', { name: 'Use this picture' }));
      await expect(picker).toBeHidden();
    }

    await press(tab('Header'));
    await press(row('Tools & Playbooks'));
    await fill(page.getByRole('textbox', { name: 'Text', exact: true }).first(), 'Tools');

    await press(tab('Footer'));
    await press(row('Cadron'));
    await fill(page.getByRole('textbox', { name: 'Heading' }).first(), 'Birchfield');
    for (const [label, address] of Object.entries(PROFILES)) {
      await press(row(label));
      await fill(page.getByRole('textbox', { name: 'Address' }).last(), address);
    }
    await publish();

    await page.goto('/admin/page-editor');
    await press(page.getByRole('link', { name: 'Contact', exact: true }));
    await press(tab('Page'));
    await press(page.getByRole('link', { name: 'Add to a menu' }));
    const offer = page.getByRole('region', { name: 'Add to a menu' });
    actions += 1;
    await offer.getByLabel('Menu').selectOption('Main menu, Tools');
    await press(offer.getByRole('button', { name: 'Add', exact: true }));
    await publish();

    await page.goto('/admin/settings');
    await fill(page.getByLabel('Account number'), '4711');
    for (const name of FORMS) await fill(page.getByLabel(name), FORM);
    await press(button('Save CRM'));
    await expect(page.getByText('Saved. It applies everywhere now.')).toBeVisible();

    await page.goto('/admin/site-frame/names');
    await press(button('Replace in all'));
    await expect(page.getByText(/^Replaced in \d+ documents\./)).toBeVisible();

    expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);
    await expectOnly(site, 'Birchfield', await cookieHeader(page));
  },
);
