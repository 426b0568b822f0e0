import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findAll, headingLevels, textOf } from '#tests/support/html.ts';
import { Heading } from './heading.tsx';

const render = (label: string, title: string) =>
  renderToStaticMarkup(<Heading label={label} title={title} />);

const labels = (html: string) => findAll(html, { className: 'heading-label' });

test('the label is part of the heading, before the headline and a colon', () => {
  const html = render('The challenges', 'Five pilots,\nno line in the budget');
  expect(headingLevels(html)).toEqual([2]);
  expect(textOf(html)).toBe('The challenges: Five pilots, no line in the budget');
});

test('a page headline is of level 1', () => {
  const html = renderToStaticMarkup(<Heading level={1} title="Insights" />);
  expect(headingLevels(html)).toEqual([1]);
});

describe('the label is left out', () => {
  test.each([
    ['when empty', '', 'Insights'],
    ['when equal to the title, in any case and across lines', 'Why choose us', 'Why\nChoose Us'],
    ['when the title begins with it', 'Results', 'Results you can count'],
  ])('%s', (_, label, title) => {
    const html = render(label, title);
    expect(labels(html)).toEqual([]);
    expect(textOf(html)).toBe(title.replaceAll('\n', ' '));
  });

  test('not when the title only begins with the same letters', () => {
    expect(labels(render('Plan', 'Planned for\nninety days'))).toHaveLength(1);
  });
});
