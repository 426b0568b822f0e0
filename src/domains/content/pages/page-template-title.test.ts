import { expect, test } from 'vitest';
import { isTitleOfTemplate } from './page-template-title.ts';

const LOCAL = { title: '[Service] in [City]', searchTitle: '[Service] in [City], AR | Cadron' };
const NAMED = { headline: 'CRM in Conway', title: 'CRM in Conway, AR | Cadron' };

test('a title that the template makes of the name is known, with any brand', () => {
  expect(isTitleOfTemplate(LOCAL, NAMED)).toBe(true);
  expect(isTitleOfTemplate(LOCAL, { ...NAMED, title: 'CRM in Conway, AR | Other' })).toBe(true);
});

test.each([
  ['one that was worded anew', { ...NAMED, title: 'CRM help near Conway | Cadron' }],
  ['one of a page that was renamed', { ...NAMED, headline: 'CRM for Conway' }],
  ['one with values of another page', { ...NAMED, headline: 'CRM in Tulsa' }],
])('%s is its writer’s', (_name, page) => {
  expect(isTitleOfTemplate(LOCAL, page)).toBe(false);
});

test('a blank that the name does not have cannot be known', () => {
  const state = { title: '[City]', searchTitle: '[City], [State]' };
  expect(isTitleOfTemplate(state, { headline: 'Conway', title: 'Conway, [State]' })).toBe(false);
});
