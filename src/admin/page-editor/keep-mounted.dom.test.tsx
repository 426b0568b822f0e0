import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { KeepMounted } from './keep-mounted.tsx';

const onRender = vi.fn();

function Panel({ text }: { text: string }) {
  onRender();
  const [first] = useState(text);
  return (
    <p>
      {first}, {text}
    </p>
  );
}

const show = (isShown: boolean, text: string) => (
  <KeepMounted isShown={isShown}>
    <Panel text={text} />
  </KeepMounted>
);

const isHidden = (text: string) => screen.getByText(text).style.display === 'none';

test('is made when it is first shown, and neither rendered nor forgotten while it is hidden', () => {
  const { rerender } = render(show(false, 'a'));
  expect(onRender).not.toHaveBeenCalled();
  rerender(show(true, 'b'));
  expect(isHidden('b, b')).toBe(false);
  rerender(show(false, 'c'));
  onRender.mockClear();
  rerender(show(false, 'd'));
  expect(onRender).not.toHaveBeenCalled();
  expect(isHidden('b, c')).toBe(true);
  rerender(show(true, 'e'));
  expect(isHidden('b, e')).toBe(false);
});
