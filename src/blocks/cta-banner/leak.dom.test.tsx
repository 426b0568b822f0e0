import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BOOK_AUDIT } from '#content/pages/book-audit.ts';
import { schema } from './cta-banner.schema.ts';
import { CtaBanner } from './cta-banner.view.tsx';
import { start } from './leak.island.ts';

const props = schema.parse(BOOK_AUDIT.blocks.find(({ type }) => type === 'cta-banner')!.props);

function open() {
  const { container } = render(<CtaBanner {...props} id="closing" />);
  return container.querySelector('section')!;
}
const wake = (section: Element) => start(section.querySelector<HTMLElement>('.leak')!);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const result = () => screen.getByRole('status').textContent;
const change = (name: string | RegExp, value: number) =>
  fireEvent.input(field(name), { target: { value } });
const leaving = (section: Element) =>
  [...section.querySelectorAll('.leak-strand')].filter(
    ({ children: [, leaves] }) => Number(leaves!.getAttribute('stroke-width')) > 0,
  ).length;

test('without a script stands an example, explained, with a link to how it was counted', () => {
  const section = open();
  expect(result()).toMatch(/^\$11,520 a month.* An example\. .*26 hours, 9\.6 of 120 leads/);
  expect(section.textContent).toContain('Cattail Pool Care, 37 of 100');
  expect(screen.getByRole('link', { name: 'How we counted' }).getAttribute('href')).toBe(
    '/how-we-count#wait',
  );
  expect(leaving(section)).toBe(8);
});

test('the river loses the dollars of the visitor', () => {
  const section = open();
  wake(section);
  change('Leads a month', 1000);
  expect(result()).toMatch(/^\$96,000 a month .*80 of 1,000 leads.*\$96,000\.$/);
  expect(result()).not.toContain('example');
  expect(section.querySelector('.leak-strand text')!.textContent).toBe('$12,000 by hour 6');
  change(/^Hours/, 12);
  expect(field('Hours to your first reply: 12')).toBeDefined();
  expect(leaving(section)).toBe(4);
  expect(section.querySelector('.leak-kept')!.textContent).toBe('$406,435 stays with you');
  change(/^Hours/, 0);
  expect([leaving(section), result().slice(0, 10)]).toEqual([0, '$0 a month']);
});

test('a number beyond its limits counts as the limit, which is written into the field', () => {
  wake(open());
  change('Leads a month', 450_120);
  expect(result()).toContain('10,000 leads');
  fireEvent.change(field('Leads a month'));
  expect(field('Leads a month').value).toBe('10000');
  fireEvent.input(field('Orders from 10 meetings'), { target: { value: '' } });
  expect(result()).toContain('If 1 of 10');
});

test('what was changed before the script came counts', () => {
  const section = open();
  change('Leads a month', 1000);
  wake(section);
  expect(result()).toContain('$96,000');
});
