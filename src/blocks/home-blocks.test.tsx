import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PLACEHOLDER_LOGOS } from '#content/client-logos.ts';
import { HOME } from '#content/pages/home.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { findAll, findOne, textOf } from '#tests/support/html.ts';
import { proofView } from '#src/site/pages/block-sources.server.ts';
import type { BlockDefinition, BlockSources } from './block.ts';
import { BLOCKS } from './registry.ts';
import type { BlockType, PropsOf } from './schemas.ts';

const sources: BlockSources = {
  logos: () => Promise.resolve([]),
  hero: () => undefined,
  blocks: async () => [],
  ownHero: () => undefined,
  placeholderLogos: () => PLACEHOLDER_LOGOS,
  assessment: () => {
    throw new Error('the home page has no assessment');
  },
  form: () => {
    throw new Error('the home page has no form');
  },
  client: async () => ({ logo: undefined, story: undefined, voice: undefined }),
  proof: async (slug) => proofView(SUCCESS_STORIES, '/', slug),
  stories: async ({ count }) =>
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

/** Renders a block as a page does. */
async function render(type: BlockType, props: unknown, id = type): Promise<string> {
  const { schema, load, view }: BlockDefinition = BLOCKS[type];
  const parsed = schema.parse(props);
  return renderToStaticMarkup(
    createElement(view, { ...parsed, id, data: await load?.(parsed, sources) }),
  );
}

const propsAtHome = <Type extends BlockType>(type: Type) =>
  HOME.blocks.find((block) => block.type === type)!.props as PropsOf<Type>;

const home = (type: BlockType) => render(type, propsAtHome(type));

describe('the home page', () => {
  test('shows the title with its line breaks and links to the audit', async () => {
    const html = await home('hero-confluence');
    const { label = '', title, action } = propsAtHome('hero-confluence');
    const heading = findOne(html, { name: 'h1', className: 'h1-home' });
    const name = label && `${label}: `;
    expect(textOf(heading)).toBe(name + title.replaceAll('\n', ' '));
    expect(findAll(heading, { name: 'br' })).toHaveLength(title.split('\n').length - 1);
    expect(findAll(html, { name: 'a', attributes: { href: action.href } })).not.toEqual([]);
  });

  test('lists its steps in order', async () => {
    const headings = findAll(await home('why-choose-us'), { name: 'h3' });
    expect(headings.map(textOf)).toEqual(
      propsAtHome('why-choose-us').steps.map(({ verb, word }) => `${verb} ${word}`),
    );
  });

  test('shows its eight statistics', async () => {
    const text = textOf(await home('statistics'));
    const { projects, crmStrategies, platforms, ...percentages } =
      propsAtHome('statistics').figures;
    expect(Object.keys(percentages)).toHaveLength(5);
    for (const percent of Object.values(percentages))
      expect(text).toMatch(new RegExp(`\\b${percent}\\s*%`));
    expect(text).toContain(`${projects}+`);
    expect(text).toContain(`${crmStrategies}+`);
    expect(text).toMatch(new RegExp(`\\b${platforms}\\b`));
  });

  test('names the source of each statistic and links to the stories', async () => {
    const html = await home('statistics');
    const { sources = {} } = propsAtHome('statistics');
    expect(Object.keys(sources)).toEqual(
      expect.arrayContaining(Object.keys(propsAtHome('statistics').figures)),
    );
    for (const { name, href, text } of Object.values(sources)) {
      expect(textOf(html)).toContain(text ? `${name}: ${text}` : name);
      if (href) expect(findAll(html, { name: 'a', attributes: { href } })).toHaveLength(1);
    }
  });

  test('draws a conversion increase only between shares that have it', () => {
    const props = propsAtHome('statistics');
    const { schema } = BLOCKS.statistics;
    const drawn = (before: number, after: number) =>
      schema.safeParse({ ...props, conversion: { before, after, unit: 'trials' } }).success;
    expect(drawn(4, 9)).toBe(true);
    expect(drawn(4, 8)).toBe(false);
  });

  test('shows its stories with Before, After and Improvement', async () => {
    const html = await home('story-cards');
    const articles = findAll(html, { name: 'article' });
    expect(articles).toHaveLength(propsAtHome('story-cards').count ?? 3);
    for (const article of articles)
      expect(findAll(article, { name: 'dt' }).map(textOf)).toEqual([
        'Before',
        'After',
        'Improvement',
      ]);
    expect(html).toContain(`/insights/success-stories/${SUCCESS_STORIES[0]!.slug}`);
  });

  test('shows six placeholder logos when the folder is empty', async () => {
    const html = await home('logo-grid');
    expect(html.match(/<img/g)).toHaveLength(6);
    expect(
      findAll(html, { name: 'img', attributes: { alt: PLACEHOLDER_LOGOS[0]!.name } }),
    ).toHaveLength(1);
    // The island shows it, once it changes them.
    expect(findOne(html, { name: 'button' }).attribs).toHaveProperty('hidden');
  });

  test('links to all services and industries in an index', async () => {
    const html = await home('page-index');
    const { from, to } = propsAtHome('page-index');
    expect([from.links.length, to.links.length]).toEqual([8, 6]);
    for (const { href } of [from, ...from.links, to, ...to.links])
      expect(findAll(html, { name: 'a', attributes: { href } })).toHaveLength(1);
  });

  test('has numbers of all work, and the result of one client, beside its action', async () => {
    const html = await home('hero-confluence');
    const { companyName, slug } = SUCCESS_STORIES[0]!;
    const proof = findOne(html, { className: 'proof' });
    expect(proof.attribs['href']).toBe(`/insights/success-stories/${slug}`);
    expect(findAll(proof, { name: 'img' }).map(({ attribs }) => attribs['alt'])).toEqual([
      '',
      companyName,
    ]);
    expect(textOf(proof)).toMatch(/^64 days , then 28 days/);
    expect(textOf(html)).toContain(propsAtHome('hero-confluence').figures);
  });

  test('closes with the drawing of revenue leaks', async () => {
    const html = await render('cta-banner', { ...propsAtHome('cta-banner'), drawing: 'leaks' });
    expect(html).toContain('Quotes nobody chased');
  });
});

describe('generic blocks', () => {
  test('sets longer titles smaller', async () => {
    const short = await render('page-hero', { title: 'Every system,\none record' });
    const middle = await render('page-hero', { title: 'A CRM that runs\nthe way you sell' });
    const long = await render('page-hero', {
      title: 'A headline that an editor wrote without looking at it once',
    });
    expect(short).toContain('class="h1"');
    expect(middle).toContain('class="h1 h1-mid"');
    expect(long).toContain('class="h1-long"');
  });

  test('draws a step only if it has a figure', async () => {
    const steps = ['3 deals', undefined].map((figure, index) => ({
      title: `Step ${index}`,
      text: 'What happens.',
      figure,
    }));
    const html = await render('steps', { title: 'Two steps', steps });
    expect(findAll(html, { name: 'li' })).toHaveLength(2);
    expect(findAll(html, { name: 'svg' })).toHaveLength(1);
    const plain = steps.map(({ title, text }) => ({ title, text }));
    expect(await render('steps', { title: 'Two steps', steps: plain })).not.toContain('<svg');
  });

  test('rejects a figure of a step without a number to draw', () => {
    const step = { title: 'Map', text: 'What happens.' };
    const accepts = (figure: string) =>
      BLOCKS.steps.schema.safeParse({ title: 'T', steps: [step, { ...step, figure }] }).success;
    expect(['80 deals', 'a few deals', '5,000 contacts'].map(accepts)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('renders links, bold text and lists in rich text', async () => {
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
      { kind: 'paragraph', text: [{ text: 'Where: ', strong: true }, 'here.'] },
    ];
    const html = await render('rich-text', { sections: [{ heading: 'What', parts }] });
    expect(html).toContain('<a href="/terms">the terms</a>');
    expect(html).toContain('<strong>this</strong>');
    expect(html).toContain('<ol><li>One</li><li>Two</li></ol>');
    expect(html, 'the space between two runs').toContain('<strong>Where: </strong></span>here.');
  });

  test('renders questions as native disclosures', async () => {
    const html = await render('faq', {
      title: 'Before you ask',
      items: [{ question: 'Q?', answer: 'A.\n\nB.' }],
    });
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(html).toContain('<p>A.</p><p>B.</p>');
  });

  test('rejects javascript: links', () => {
    const props = { title: 'T', text: 'T', action: { label: 'L', href: 'javascript:alert(1)' } };
    expect(BLOCKS['cta-banner'].schema.safeParse(props).success).toBe(false);
  });
});
