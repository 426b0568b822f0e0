import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { storyCard } from '#src/site/pages/block-sources.server.ts';
import { start } from './compare.island.ts';
import { StoryPoster } from './story-parts.tsx';

const story = storyCard(SUCCESS_STORIES.find(({ companyName }) => companyName === 'Tidewick')!);

function open() {
  const { container } = render(<StoryPoster story={story} hasHandle />);
  return container.querySelector<HTMLElement>('.story-compare')!;
}
const handle = () => screen.getByRole('slider', { name: 'Compare before and after' });
const after = () => screen.getByText('After').parentElement!;
const move = (value: number) => fireEvent.input(handle(), { target: { value } });

test('the handle begins at what is drawn without a script', () => {
  const compare = open();
  expect(handle().getAttribute('aria-valuetext')).toBe('After: 3 per 100 records');
  start(compare);
  expect(compare.style.getPropertyValue('--at')).toBe('1');
  expect(after().style.visibility).toBe('');
});

test('it takes the drawing back to before, and says so', () => {
  const compare = open();
  start(compare);
  for (const [value, at, text] of [
    [56, '0.56', '56% changed'],
    [0, '0', 'Before: 23 per 100 records'],
  ] as const) {
    move(value);
    expect(compare.style.getPropertyValue('--at')).toBe(at);
    expect(handle().ariaValueText).toBe(text);
    expect(after().style.visibility).toBe('hidden');
  }
  move(100);
  expect(handle().ariaValueText).toBe('After: 3 per 100 records');
  expect(after().style.visibility).toBe('');
});

test('what was moved before the script came is shown', () => {
  const compare = open();
  move(40);
  start(compare);
  expect(compare.style.getPropertyValue('--at')).toBe('0.4');
});

test('a card has no handle', () => {
  render(<StoryPoster story={story} />);
  expect(screen.queryByRole('slider')).toBeNull();
});
