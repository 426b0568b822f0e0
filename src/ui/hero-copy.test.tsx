import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroCopy } from './hero-copy.tsx';

test('shows the note of a hero that has no action', () => {
  const html = renderToStaticMarkup(
    <HeroCopy label="Privacy" title="What we keep" note="Last updated November 22, 2026" />,
  );
  expect(html).toContain('Last updated November 22, 2026');
  expect(html).not.toContain('<a');
});
