import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findAll, findOne, headingLevels, textOf } from '#tests/support/html.ts';
import { schema } from './comparison-table.schema.ts';
import { ComparisonTable } from './comparison-table.view.tsx';

const table = {
  title: 'Two ways\nto sell',
  columns: ['Storm', 'Retail'],
  rows: [
    { label: 'Price', note: 'What is it?', cells: ['By scope', 'By quote'] },
    { label: 'Money', cells: ['Three checks', 'A deposit'] },
    { label: 'Crew', cells: ['One booking'] },
  ],
  checked: '2026-11-14',
  sources: [{ label: 'Manual', href: 'https://example.com/docs' }],
};

const render = (changes: Partial<Record<keyof typeof table, unknown>> = {}) =>
  renderToStaticMarkup(
    createElement(ComparisonTable, {
      ...schema.parse({ ...table, ...changes }),
      id: 'b',
    }),
  );

const problems = (changes: object) =>
  schema.safeParse({ ...table, ...changes }).error?.issues.map(({ path }) => path[0]);

describe('a comparison', () => {
  const html = render();

  test('renders a caption and headers for columns and rows', () => {
    expect(html).toContain('Two ways to sell: Storm and Retail</caption>');
    const heads = findAll(html, { name: 'th' }).map(({ attribs }) => attribs['scope']);
    expect(heads.filter((scope) => scope === 'col')).toHaveLength(1 + 2);
    expect(heads.filter((scope) => scope === 'row')).toHaveLength(3);
    expect(headingLevels(html)).toHaveLength(1);
  });

  test('writes all table roles, which stacked rows would lose', () => {
    const parts = ['table', 'thead', 'tbody', 'tr', 'th', 'td'].flatMap((name) =>
      findAll(html, { name }),
    );
    expect(parts.filter(({ attribs }) => !attribs['role']).map(({ name }) => name)).toEqual([]);
  });

  test('names the column in every cell', () => {
    expect(html).toContain('<b>Storm</b>By scope</td>');
    expect(html).toContain('<b>Retail</b>A deposit</td>');
  });

  test('renders a shared cell with a band for each column', () => {
    const shared = findOne(html, { attributes: { colspan: true } });
    expect(shared.attribs['colspan']).toBe('2');
    expect(textOf(findOne(shared, { name: 'b' }))).toBe('Storm and Retail');
    expect(textOf(shared)).toContain('One booking');
    expect(findAll(shared, { name: 'i' })).toHaveLength(2);
  });

  test('shows the date of the check and its sources', () => {
    expect(html).toContain('Checked on <time dateTime="2026-11-14">November 14, 2026</time>');
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/example.com\/docs" target="_blank" rel="noopener"/,
    );
    expect(html).toContain('(opens in a new tab)');
  });

  test('renders no footer without a check', () => {
    expect(render({ checked: undefined, sources: [] })).not.toContain('<footer');
  });
});

describe('the schema rejects a comparison', () => {
  test.each([
    ['when a cell is missing', { columns: ['A', 'B', 'C'] }, 'rows'],
    ['when a shared row comes before others', { rows: table.rows.toReversed() }, 'rows'],
    ['when sources have no date', { checked: undefined }, 'checked'],
    ['when the date is invalid', { checked: '2026-02-30' }, 'checked'],
    ['when a source is on this site', { sources: [{ label: 'Us', href: '/about' }] }, 'sources'],
    ['when it has one column', { columns: ['A'] }, 'columns'],
  ])('%s', (_, changes, where) => {
    expect(problems(changes)).toContain(where);
  });

  test('unless it is complete', () => {
    expect(problems({})).toBeUndefined();
  });
});
