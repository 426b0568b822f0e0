import { expect, test } from 'vitest';
import { readNewPage } from './read-new-page.ts';
import { fillBlanks, suggestPath, tidyPath } from './suggest-path.ts';

const START = {
  blanks: [{ name: 'Service' }, { name: 'City' }],
  title: '[Service] in [City]',
  path: '/insights/[Service]-in-[City]',
};

test('fills in blanks everywhere, and leaves what has no value', () => {
  const filled = fillBlanks(
    { title: '[City]', items: [{ text: 'In [City], [what they get]', count: 2, none: null }] },
    { City: 'Paris', Service: '' },
  );
  expect(filled).toEqual({
    title: 'Paris',
    items: [{ text: 'In Paris, [what they get]', count: 2, none: null }],
  });
});

test('a value with special characters is text, not a pattern', () => {
  expect(fillBlanks('[City]', { City: '$& [City] \\1' })).toBe('$& [City] \\1');
});

test('suggests the path of the pattern once its blanks are filled in, until then that of the title', () => {
  const blanks = { Service: 'CRM Audit', City: 'Little Rock' };
  expect(suggestPath(START.path, blanks, 'Any')).toBe('/insights/crm-audit-in-little-rock');
  expect(suggestPath(START.path, { City: 'Little Rock' }, 'A [Service] page')).toBe('');
  expect(suggestPath(START.path, { City: 'Little Rock' }, 'A page of ours')).toBe(
    '/a-page-of-ours',
  );
  expect(suggestPath(START.path, { Service: '///', City: '?' }, 'Any')).toBe('/insights/in');
  expect(suggestPath('', {}, '')).toBe('');
});

test('reads a form without JavaScript: title and path follow the blanks', () => {
  const fields = {
    'blank-0': 'Audits',
    'blank-1': ' Bath\u0000 ',
    title: '[Service] in [City]',
    path: '',
  };
  expect(readNewPage(fields, START)).toEqual({
    title: 'Audits in Bath',
    path: '/insights/audits-in-bath',
    blanks: { Service: 'Audits', City: 'Bath' },
    errors: {},
  });
});

test('says what is missing at its field', () => {
  expect(readNewPage({}, START).errors).toEqual({
    title: 'Replace [Service] in the title, or fill in the field for it above.',
  });
  const blank = { blanks: [], title: '', path: '' };
  expect(readNewPage({ title: ' ', path: '' }, blank).errors).toEqual({
    title: 'Enter a title: the name of the page in lists and menus.',
  });
  expect(readNewPage({ title: '日本' }, blank).errors).toEqual({
    path: 'Enter a path: the title has no letters that a path can have.',
  });
  expect(readNewPage({ title: 'Offer', path: 'offer' }, blank).path).toBe('/offer');
});

test.each([
  ['webinar', '/webinar'],
  ['/webinar/', '/webinar'],
  [' //services//crm/ ', '/services/crm'],
  ['https://cadron.example/webinar/', '/webinar'],
  ['/', '/'],
  ['', ''],
])('a path typed as %s is %s', (typed, path) => {
  expect(tidyPath(typed)).toBe(path);
  if (path !== '')
    expect(readNewPage({ title: 'Webinar', path: typed }, { ...START, blanks: [] }).path).toBe(
      path,
    );
});
