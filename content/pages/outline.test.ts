import { describe, expect, test } from 'vitest';
import { headings, outlineOf } from '#tests/support/html.ts';
import { renderBlocks } from '#tests/support/render-blocks.tsx';
import { DEFAULT_PAGES } from './index.ts';

const pages = await Promise.all(
  DEFAULT_PAGES.map(async (page) => ({ ...page, html: await renderBlocks(page) })),
);

const SERVICE = ['The challenges', 'What you get', 'How it works', '90-day plan'];
const INDUSTRY = ['The challenges', 'Our solution', 'Benefits', 'FAQ'];

/** Headings that a page must have, by path. */
const NAMED_SECTIONS: Record<string, readonly string[]> = {
  '/': ['Why choose us', 'Our clients', 'Results', 'Success stories'],
  '/services/ai-enablement': [...SERVICE, 'Success stories', 'FAQ'],
  '/services/consulting-gtm': [...SERVICE, 'FAQ'],
  '/services/crm-implementation': [...SERVICE, 'Success stories', 'FAQ'],
  '/services/customer-journey': [...SERVICE, 'FAQ'],
  '/services/paid-media': [...SERVICE, 'FAQ'],
  '/services/reporting-analytics': [...SERVICE, 'FAQ'],
  '/services/crm-strategy': [...SERVICE, 'Success stories', 'FAQ'],
  '/services/crm-integration': [...SERVICE, 'Success stories', 'FAQ'],
  '/manufacturing': INDUSTRY,
  '/saas': INDUSTRY,
  '/professional-services': INDUSTRY,
  '/consumer-services': INDUSTRY,
  '/ecommerce': INDUSTRY,
  '/restoration': INDUSTRY,
  '/about': ['Mission', 'Our team', 'Open positions', 'Technology'],
  '/book-audit': ['How it works', 'Success stories', 'FAQ'],
  '/vistage': ['What to Expect', 'FAQ'],
  '/playbooks/hubspot-executive-cheatsheet': ['FAQ'],
  '/ai-quotient': ['What You’ll Discover'],
};

describe.each(pages)('$path', ({ path, html }) => {
  const outline = outlineOf(html);

  test('names each section once', () => {
    const names = headings(html)
      .filter(({ level }) => level < 3)
      .map(({ text }) => text.toLowerCase());
    expect(names, outline).toEqual([...new Set(names)]);
  });

  test('has the sections of the specification', () => {
    // A plan folds how the work is done.
    const folds = [...html.matchAll(/<b class="h4">(.*?)<\/b>/g)].map(([, text]) => text!);
    const texts = [...headings(html).map(({ text }) => text), ...folds];
    const missing = (NAMED_SECTIONS[path] ?? []).filter(
      (name) => !texts.some((text) => text.startsWith(name)),
    );
    expect(missing, outline).toEqual([]);
  });
});
