import { expect, test } from 'vitest';
import { type DetailFields, joinDetails } from './asset-form.ts';
import {
  parseDetailFields,
  parseViewFields,
  readBefore,
  readDetailFields,
} from './parse-asset-form.server.ts';

const FIELDS: DetailFields = {
  name: 'Desk',
  alt: 'A desk',
  decorative: '',
  caption: '',
  credit: '',
  license: '',
  'license-ends': '',
  tags: 'office',
};

test('what one person changed joins what another one saved', () => {
  const { values, conflicts } = joinDetails({ ...FIELDS, caption: 'Mine' }, FIELDS, {
    ...FIELDS,
    alt: 'A tidy desk',
  });
  expect(values).toEqual({ ...FIELDS, caption: 'Mine', alt: 'A tidy desk' });
  expect(conflicts).toEqual([]);
});

test('a field that both changed keeps what was typed, and reports the other', () => {
  const { values, conflicts } = joinDetails({ ...FIELDS, alt: 'Mine' }, FIELDS, {
    ...FIELDS,
    alt: 'Theirs',
  });
  expect(values.alt).toBe('Mine');
  expect(conflicts).toEqual([{ name: 'alt', current: 'Theirs' }]);
});

test('without what the form showed at first, every difference is a conflict', () => {
  const before = readBefore('not json');
  const { conflicts } = joinDetails({ ...FIELDS, name: 'Mine' }, before, FIELDS);
  expect(conflicts).toEqual([{ name: 'name', current: 'Desk' }]);
});

test('details are trimmed, and a decorative picture has no alternative text', () => {
  const values = readDetailFields({ ...FIELDS, name: ' Desk ', decorative: '1', tags: 'b, A,b' });
  expect(parseDetailFields(values)).toMatchObject({
    details: { name: 'Desk', alt: '', isDecorative: true, licenseEnds: null, tags: ['a', 'b'] },
  });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ alt: 'x'.repeat(301) }, 'alt'],
  [{ 'license-ends': '2027-02-31' }, 'license-ends'],
  [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join() }, 'tags'],
  [{ tags: 'x'.repeat(41) }, 'tags'],
])('details %j are refused at their field', (changes, name) => {
  const parsed = parseDetailFields(readDetailFields({ ...FIELDS, ...changes }));
  expect(Object.keys('errors' in parsed ? parsed.errors : {})).toEqual([name]);
});

const VIEW = { 'focus-x': '50', 'focus-y': '50' };

test('focus and crop are typed in percent', () => {
  const crop = { 'crop-x': '10', 'crop-y': '0', 'crop-width': '50,5%', 'crop-height': '100' };
  expect(parseViewFields({ ...VIEW, 'focus-x': '25', ...crop })).toEqual({
    details: { focus: { x: 0.25, y: 0.5 }, crop: { x: 0.1, y: 0, width: 0.505, height: 1 } },
  });
  const whole = { 'crop-x': '0', 'crop-y': '0', 'crop-width': '100', 'crop-height': '100' };
  expect(parseViewFields({ ...VIEW, ...whole })).toMatchObject({ details: { crop: null } });
  expect(parseViewFields(VIEW)).toMatchObject({ details: { crop: null } });
});

test.each([
  [{ 'focus-x': '101' }, 'focus-x'],
  [{ 'focus-y': 'half' }, 'focus-y'],
  [{ 'crop-x': '60', 'crop-y': '0', 'crop-width': '50', 'crop-height': '50' }, 'crop-width'],
  [{ 'crop-x': '0', 'crop-y': '0', 'crop-width': '0', 'crop-height': '50' }, 'crop-width'],
])('a view of %j is refused at its field', (changes, name) => {
  const parsed = parseViewFields({ ...VIEW, ...changes });
  expect(Object.keys('errors' in parsed ? parsed.errors : {})).toEqual([name]);
});
