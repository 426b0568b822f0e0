import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AlertLine } from '#src/domains/overview/overview.server.ts';
import { NeedsAttention } from './needs-attention.tsx';

const renderAlerts = (alerts: readonly AlertLine[] | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NeedsAttention alerts={alerts} />
    </MemoryRouter>,
  );

test('shows each alert with its count and link, and marks urgent ones', () => {
  const html = renderAlerts([
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

test('distinguishes no alerts from alerts that could not be loaded', () => {
  expect(renderAlerts([])).toContain('Nothing.');
  expect(renderAlerts(undefined)).toContain('could not be loaded');
  expect(renderAlerts(undefined)).not.toContain('Nothing.');
});
