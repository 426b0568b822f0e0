import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STREAMS, TOTAL, WEAVE } from '#content/drawings/home/confluence.ts';
import { schema } from './hero-confluence.schema.ts';
import heroConfluence from './hero-confluence.view.tsx';
import { start } from './trace.island.ts';

const props = schema.parse({
  title: 'From pilots\nto profit',
  lead: 'One sentence.',
  action: { label: 'Book', href: '/book-audit' },
  unit: 'Parts of an example',
});

function open() {
  const View = heroConfluence.view;
  const { container } = render(
    <main>
      <View {...props} id="hero" data={undefined} />
    </main>,
  );
  const art = container.querySelector<HTMLElement>('.hero-art')!;
  start(art);
  return { art, main: container.firstElementChild! };
}
const keys = () => screen.getByRole('slider', { name: 'Trace a stream' });
const textsOf = (svg: Element) =>
  [...svg.querySelectorAll('.unit, .big')].map(({ textContent }) => textContent);

test('the pointer traces a stream through every drawing, and names it with its share', () => {
  const { art, main } = open();
  const contacts = STREAMS.findIndex(({ label }) => label === 'Contacts');
  const band = art.querySelectorAll('.hero-tall .bands > *')[WEAVE.indexOf(0)]!;
  fireEvent.pointerOver(band.firstElementChild!);
  expect(main.classList.contains('traced')).toBe(true);
  for (const svg of art.querySelectorAll('svg')) {
    expect(svg.querySelectorAll('.bands > .on, .starts > .on')).toHaveLength(2);
    expect(svg.querySelector('.hero-labels > .on')!.textContent).toContain('Contacts');
    expect(svg.querySelectorAll('.starts > *')[contacts]!.classList.contains('on')).toBe(true);
    expect(textsOf(svg)).toEqual(['Parts of an example', 'Contacts', '15%']);
  }
  fireEvent.pointerLeave(art, { pointerType: 'mouse' });
  expect(main.classList.contains('traced')).toBe(false);
  expect(art.querySelector('.on')).toBeNull();
  expect(textsOf(art.querySelector('.hero-wide')!)).toEqual([
    'One customer record',
    'Revenue you',
    'can forecast',
  ]);
});

test('a name traces its stream, and the space between streams none', () => {
  const { art, main } = open();
  fireEvent.pointerOver(screen.getAllByText('Invoices')[0]!);
  expect(textsOf(art.querySelector('.hero-wide')!)).toContain('Invoices');
  fireEvent.pointerOver(art.querySelector('.hero-wide')!);
  expect(main.classList.contains('traced')).toBe(false);
});

test('arrow keys go through all streams, and leaving ends it', () => {
  const { main } = open();
  fireEvent.focus(keys());
  expect(keys().ariaValueText).toBe('All streams');
  for (const [index, { label, amount }] of STREAMS.entries()) {
    fireEvent.input(keys(), { target: { value: index + 1 } });
    expect(keys().ariaValueText).toBe(`${label}: ${Math.round((100 * amount) / TOTAL)}%`);
  }
  expect(keys().getAttribute('max')).toBe(`${STREAMS.length}`);
  fireEvent.blur(keys());
  expect(main.classList.contains('traced')).toBe(false);
});

test('shares add up to the whole', () => {
  const shares = STREAMS.map(({ amount }) => Math.round((100 * amount) / TOTAL));
  expect(shares.reduce((sum, share) => sum + share)).toBe(100);
});
