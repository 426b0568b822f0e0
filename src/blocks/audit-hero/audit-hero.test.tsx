import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AUTHORS } from '#content/authors.ts';
import { BOOK_AUDIT } from '#content/pages/book-audit.ts';
import { schema } from './audit-hero.schema.ts';
import { AuditHero } from './audit-hero.view.tsx';

const props = schema.parse(BOOK_AUDIT.blocks.find(({ type }) => type === 'audit-hero')!.props);
const html = renderToStaticMarkup(<AuditHero {...props} id="hero" />);

test('shows the portrait of every principal', () => {
  expect(html.match(/class="avatar"/g)).toHaveLength(AUTHORS.length);
  for (const { name } of AUTHORS) expect(props.hosts.text).toContain(name);
});

test('draws one band for each deal, in a wide and a tall version', () => {
  const deals = props.minutes.parts.filter(({ hasDeal }) => hasDeal);
  expect(html.match(/<path fill="[^"]+" d="M[^"]+zM/g)).toHaveLength(2 * deals.length);
});

test('plans the specified 45 to 60 minutes', () => {
  const minutes = props.minutes.parts.map((part) => part.minutes);
  const total = minutes.reduce((sum, each) => sum + each, 0);
  expect([total - minutes.at(-1)!, total]).toEqual([45, 60]);
});

test('labels the page of the report as a sample, with thickness and total from its costs', () => {
  expect(html).toContain(props.report.sample);
  expect(props.report.sample).toMatch(/sample.*example/i);
  const costs = props.report.leaks.map(({ monthlyCost }) => monthlyCost);
  const heights = [...html.matchAll(/height:([\d.]+)px/g)].map(([, height]) => Number(height));
  expect(heights).toHaveLength(costs.length);
  for (const [at, cost] of costs.entries())
    expect(heights[at]! / heights[0]!).toBeCloseTo(cost / costs[0]!, 5);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  expect(html).toContain(`<b>$${total.toLocaleString('en-US')}</b>`);
});
