import { expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { headTags } from '#src/domains/seo/head.ts';
import { organization } from '#src/domains/seo/structured-data.ts';
import { SITE } from '#tests/builders/site-identity.ts';
import { parseSettings, identityOf } from './site-settings.ts';

const parse = (fields: Record<string, string>) => parseSettings(fields, BUILT_IN_SETTINGS);

test('an empty text and the built-in one both mean the built-in value', () => {
  const fields = { google: '', areaServed: ` ${BUILT_IN_SETTINGS.areaServed.join()} ` };
  expect(parse(fields)).toEqual({
    changes: { google: null, areaServed: null },
    errors: {},
  });
});

test('reads lists by line', () => {
  const { changes } = parse({ openingHours: 'Mo-Fr 09:00-17:00\r\n\r\nSa 10:00-12:00' });
  expect(changes.openingHours).toEqual(['Mo-Fr 09:00-17:00', 'Sa 10:00-12:00']);
});

test.each([
  ['google', '<meta name="google-site-verification" content="abc">'],
  ['bing', 'short'],
  ['openingHours', 'always'],
  ['areaServed', '<b>Arkansas</b>'],
])('refuses %s: %s, and changes nothing of it', (name, text) => {
  const { changes, errors } = parse({ [name]: text });
  expect(Object.keys(errors)).toEqual([name]);
  expect(changes).toEqual({});
});

test('verification tags are on the home page only', () => {
  const google = 'kq3bKZ-4vQ2nBz_pYwR8tXw0123456789abcdefghij';
  const site = { ...SITE, ...identityOf({ ...BUILT_IN_SETTINGS, google }) };
  const tags = (path: string) =>
    headTags({ path, metadata: { title: 'A', description: 'B' } }, site);
  const tag = { name: 'google-site-verification', content: google };
  expect(tags('/')).toContainEqual(tag);
  expect(tags('/about')).not.toContainEqual(tag);
});

test('structured data state what is set, and nothing of what is not', () => {
  const identity = identityOf({
    ...BUILT_IN_SETTINGS,
    phone: '+1 501 555 0137',
    areaServed: ['Texas', 'Ohio'],
  });
  const company = organization({ ...SITE, ...identity }, undefined);
  expect(company).toMatchObject({
    telephone: '+1 501 555 0137',
    areaServed: [{ name: 'Texas' }, { name: 'Ohio' }],
  });
  expect(company).not.toHaveProperty('openingHours');
  expect(company).not.toHaveProperty('legalName');
});
