import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilePicture } from './file-picture.tsx';

const fileWith = (picture: string) => ({
  picture,
  width: 4,
  height: 3,
  isSeeThrough: false,
  type: 'PNG',
  kind: 'picture' as const,
});

test('never shows the picture of the file that was in its place before', () => {
  const { container, rerender } = render(<FilePicture file={fileWith('/a.png')} />);
  const before = container.querySelector('img');
  rerender(<FilePicture file={fileWith('/a.png')} />);
  expect(container.querySelector('img')).toBe(before);
  rerender(<FilePicture file={fileWith('/b.png')} />);
  expect(container.querySelector('img')).not.toBe(before);
});
