import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AlertLine } from '#src/domains/overview/overview.server.ts';
import { NeedsAttention } from './needs-attention.tsx';

const draw = (alerts: readonly AlertLine[] | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NeedsAttention alerts={alerts} />
    </MemoryRouter>,
  );

test('each alert has its count and the way to it, and what presses stands out', () => {
  const html = draw([
    {
      count: 1_204,
      label: 'leads in quarantine',
      text: 'A person decides.',
      path: '/admin/leads?state=quarantined',
      isPressing: true,
    },
    { count: 1, label: 'lead without a form', text: 'It waits.', isPressing: false },
  ]);
  expect(html).toContain('<b>1,204</b>');
  expect(html).toContain('href="/admin/leads?state=quarantined"');
  expect(html.match(/data-pressing/g)).toHaveLength(1);
});

test('nothing to do, and nothing known, are two different things', () => {
  expect(draw([])).toContain('Nothing.');
  expect(draw(undefined)).toContain('could not be read');
  expect(draw(undefined)).not.toContain('Nothing.');
});
