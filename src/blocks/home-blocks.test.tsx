import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HOME } from '#content/pages/home.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { BlockDefinition, BlockSources } from './block.ts';
import { ISLANDS } from './islands.ts';
import { BLOCKS } from './registry.ts';

const sources: BlockSources = {
  logos: () => Promise.resolve([]),
  assessment: () => {
    throw new Error('not asked for');
  },
  form: () => {
    throw new Error('the home page has no form');
  },
  stories: (count) =>
    SUCCESS_STORIES.slice(0, count).map(({ slug, title, companyName, industry, measure }) => ({
      slug,
      title,
      companyName,
      industry,
      measure,
      before: 'b',
      after: 'a',
      improvement: `${measure.improvement}%`,
      improvementLabel: measure.improvementLabel,
    })),
};

/** A block as a page shows it. */
async function render(type: keyof typeof BLOCKS, props: unknown, id = type): Promise<string> {
  const { schema, load, view }: BlockDefinition = BLOCKS[type];
  const parsed = schema.parse(props);
  return renderToStaticMarkup(
    createElement(view, { ...parsed, id, data: await load?.(parsed, sources) }),
  );
}

const home = (type: keyof typeof BLOCKS) =>
  render(type, HOME.blocks.find((block) => block.type === type)!.props);

describe('the home page', () => {
  test('is made of known blocks in the order of the specification', () => {
    expect(HOME.blocks.map(({ type }) => type)).toEqual([
      'hero-confluence',
      'why-choose-us',
      'logo-grid',
      'statistics',
      'story-cards',
      'cta-banner',
    ]);
    expect(HOME.seo.description.length).toBeLessThanOrEqual(155);
  });

  test('says who we are and leads to the audit', async () => {
    const html = await home('hero-confluence');
    expect(html).toContain('<h1 class="h1-home">From AI pilots<br/>to profit</h1>');
    expect(html).toContain('href="/book-audit"');
  });

  test('puts AI third', async () => {
    const html = await home('why-choose-us');
    expect([...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, word]) => word)).toEqual([
      'A number',
      'A record',
      'AI',
      'A habit',
    ]);
  });

  test('prints the eight figures of the specification', async () => {
    const html = (await home('statistics')).replaceAll(/<(?!svg)[^>]+>/g, ' ');
    for (const figure of [
      /125\s+%/,
      /59\s+%/,
      /58\s+%/,
      /56\s+%/,
      /300\+/,
      /91\s+%/,
      /\b42\b/,
      /16\+/,
    ])
      expect(html).toMatch(figure);
  });

  test('shows three stories with Before, After and Improvement', async () => {
    const html = await home('story-cards');
    expect(html.match(/<article/g)).toHaveLength(3);
    for (const word of ['Before', 'After', 'Improvement'])
      expect(html.match(new RegExp(`>${word}</dt>`, 'g'))).toHaveLength(3);
    expect(html).toContain(`/insights/success-stories/${SUCCESS_STORIES[0]!.slug}`);
  });

  test('shows six placeholder logos when the folder is empty', async () => {
    const html = await home('logo-grid');
    expect(html.match(/<img/g)).toHaveLength(6);
    expect(html).toContain('alt="Redfield Works"');
    expect(html).not.toContain('<button');
  });

  test('closes with its own drawing', async () => {
    expect(await home('cta-banner')).toContain('Quotes nobody chased');
  });
});

test('exactly the interactive blocks are islands', () => {
  const interactive = Object.entries(BLOCKS as Record<string, BlockDefinition>).flatMap(
    ([type, { interactive }]) => (interactive ? [type] : []),
  );
  expect(Object.keys(ISLANDS)).toEqual(interactive);
});

describe('generic blocks', () => {
  test('the longer a line of the title, the smaller it is set', async () => {
    const short = await render('page-hero', { title: 'Every system,\none record' });
    const middle = await render('page-hero', { title: 'A CRM that runs\nthe way you sell' });
    const long = await render('page-hero', {
      title: 'A headline that an editor wrote without looking at it once',
    });
    expect(short).toContain('class="h1"');
    expect(middle).toContain('class="h1 h1-mid"');
    expect(long).toContain('class="h1-long"');
  });

  test('steps gain one stream each', async () => {
    const steps = ['Map', 'Build', 'Move', 'Adopt'].map((title) => ({
      title,
      text: 'What happens.',
    }));
    const html = await render('steps', { title: 'Four steps', steps });
    expect(html.match(/<path/g)).toHaveLength(4);
    expect(html.match(/<li>/g)).toHaveLength(4);
  });

  test('rich text knows links, bold text and lists', async () => {
    const parts = [
      {
        kind: 'paragraph',
        text: [
          'See ',
          { text: 'the terms', href: '/terms' },
          ' and ',
          { text: 'this', strong: true },
        ],
      },
      { kind: 'list', ordered: true, items: ['One', 'Two'] },
    ];
    const html = await render('rich-text', { sections: [{ heading: 'What', parts }] });
    expect(html).toContain('<a href="/terms">the terms</a>');
    expect(html).toContain('<strong>this</strong>');
    expect(html).toContain('<ol><li>One</li><li>Two</li></ol>');
  });

  test('questions are native disclosures', async () => {
    const html = await render('faq', {
      title: 'Before you ask',
      items: [{ question: 'Q?', answer: 'A.\n\nB.' }],
    });
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(html).toContain('<p>A.</p><p>B.</p>');
  });

  test('a link must not leave the page by a script', () => {
    const props = { title: 'T', text: 'T', action: { label: 'L', href: 'javascript:alert(1)' } };
    expect(BLOCKS['cta-banner'].schema.safeParse(props).success).toBe(false);
  });
});
