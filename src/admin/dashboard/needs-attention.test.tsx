import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { AttentionItem } from '#src/domains/alerts/alert.ts';
import { NeedsAttention } from './needs-attention.tsx';

const renderAlerts = (items: readonly AttentionItem[] | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NeedsAttention items={items} />
    </MemoryRouter>,
  );

test('shows each line with its count and link, and marks urgent ones', () => {
  const html = renderAlerts([
    {
      id: 'quarantined-leads',
      count: 1_204,
      title: 'leads in quarantine',
      detail: 'A person decides.',
      to: '/admin/leads?state=quarantined',
      severity: 'daily',
    },
    {
      id: 'unconfigured-leads',
      count: 1,
      title: 'lead without a form',
      detail: 'It waits.',
      severity: 'note',
    },
  ]);
  expect(html).toContain('>1,204</b>');
  expect(html).toContain('href="/admin/leads?state=quarantined"');
  expect(html.match(/data-pressing/g)).toHaveLength(1);
});

test('distinguishes nothing to do from a list that could not be loaded', () => {
  expect(renderAlerts([])).toContain('Nothing.');
  expect(renderAlerts(undefined)).toContain('could not be loaded');
  expect(renderAlerts(undefined)).not.toContain('Nothing.');
});
