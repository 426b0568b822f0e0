import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { clientView } from '#src/site/pages/block-sources.server.ts';
import type { HeroOfPage } from '#content/drawings/heroes/hero-of-page.ts';
import { POSTER_DRAWINGS } from '#content/drawings/names.ts';
import { findAll, headingLevels } from '#tests/support/html.ts';
import type { BlockDefinition } from './block.ts';
import { LinkList } from './link-list/link-list.view.tsx';
import { BLOCKS } from './registry.ts';

function render(type: keyof typeof BLOCKS, props: unknown): string {
  const { schema, view }: BlockDefinition = BLOCKS[type];
  return renderToStaticMarkup(createElement(view, { ...schema.parse(props), id: 'b' }));
}

const action = { label: 'Book Growth Audit', href: '/book-audit' };
const hero = {
  title: 'A CRM that runs\nthe way you sell',
  lead: 'We map how you win work.',
  action,
  trail: [{ label: 'Services', href: '/services' }],
  drawing: 'pipeline',
};
const three = ['One', 'Two', 'Three'].map((title) => ({ title }));
const phases = [0, 20, 40, 60].map((from) => ({
  label: `From ${from}`,
  from,
  to: from + 30,
  text: 'Done.',
}));

test('renders the headline, breadcrumb and drawing of a service hero', () => {
  const html = render('service-hero', { ...hero, caption: 'An example.' });
  expect(headingLevels(html)).toEqual([1]);
  expect(html).toContain('<a href="/services">Services</a>');
  expect(html).toContain('of 100 leads, 58 qualify');
  expect(html).toContain('An example.');
});

describe('challenges', () => {
  test('show a drawing with replaceable labels', () => {
    const html = render('challenges', {
      title: 'Four versions',
      items: three,
      drawing: 'four-copies',
      labels: ['Dispatch board'],
    });
    expect(headingLevels(html)).toEqual([2, 3, 3, 3]);
    expect(html).toContain('<strong>Dispatch board</strong>');
    expect(html).toContain('<strong>Shared inbox</strong>');
  });

  test('need the numbers of a drawing to scale in its labels', () => {
    const { schema } = BLOCKS.challenges;
    const challenges = { title: 'Leaks', items: three, drawing: 'leaks' };
    const labels = ['Claimed', '900 conversions', 'Real', '590'];
    expect(schema.safeParse({ ...challenges, labels }).success).toBe(true);
    expect(schema.safeParse({ ...challenges, labels: ['Claimed', 'many'] }).success).toBe(false);
  });

  test('use the space of the drawing when there is none', () => {
    const html = render('challenges', {
      title: 'What it is like',
      items: [{ title: 'One', text: 'Why.' }, ...three.slice(1)],
    });
    expect(html).not.toContain('<svg');
    expect(html).toContain('<h3 class="h4">One</h3><p>Why.</p>');
  });
});

test('renders the poster of each capability above its name', () => {
  const items = POSTER_DRAWINGS.slice(0, 4).map((drawing) => ({
    title: drawing,
    text: 'What.',
    left: 'In',
    right: 'Out',
    drawing,
  }));
  const html = render('capabilities', { title: 'What we build', items });
  expect(headingLevels(html)).toEqual([2, 3, 3, 3, 3]);
  expect(findAll(html, { attributes: { role: 'img' } })).toHaveLength(4);
});

describe('a plan', () => {
  test('is drawn and also listed with its dates', () => {
    const html = render('plan', { title: 'Ninety days', phases, endLabel: 'Live' });
    expect(headingLevels(html)).toEqual([2, 3, 3, 3, 3, 3]);
    expect(html).toContain('Days 0 to 30');
    expect(html).toContain('<span>Day 90</span>');
  });

  test('rejects phases that end after the plan or before they start', () => {
    const { schema } = BLOCKS.plan;
    const plan = { title: 'T', phases, endLabel: 'Live' };
    expect(schema.safeParse({ ...plan, days: 60 }).success).toBe(false);
    const backwards = [{ ...phases[0], from: 40 }, ...phases.slice(1)];
    expect(schema.safeParse({ ...plan, phases: backwards }).success).toBe(false);
  });
});

test('renders name, method and goal of each measure', () => {
  const items = ['A', 'B', 'C'].map((name) => ({ name, how: 'Counted.', by: 'Day 60' }));
  const html = render('measures', { title: 'How you know', items });
  expect(headingLevels(html)).toEqual([2, 3, 3, 3]);
  expect(html.match(/Day 60/g)).toHaveLength(3);
});

test('lists the benefits of a solution under their own heading', () => {
  const points = ['A', 'B', 'C'].map((title) => ({ title, text: 'Why.' }));
  const html = render('solution', { title: 'One line', paragraphs: ['We connect.'], points });
  expect(headingLevels(html)).toEqual([2, 3, 4, 4, 4]);
});

test('renders the consultation card after its text, labeled by its title', () => {
  const sections = ['One', 'Two'].map((heading) => ({ heading, paragraphs: ['Text.'] }));
  const card = {
    title: 'Talk to us',
    text: 'Free.',
    action,
    secondary: { label: 'All services', href: '/services' },
  };
  const html = render('consultation', { sections, card });
  expect(headingLevels(html)).toEqual([2, 2, 2]);
  expect(html).toContain('<aside class="tone-pine" aria-labelledby="b-card">');
  expect(html.indexOf('<aside')).toBeGreaterThan(html.indexOf('Two'));
  expect(findAll(html, { className: 'btn-copper' })).toHaveLength(1);
});

test('renders a testimonial as a quotation with its source', () => {
  const html = render('testimonial', {
    quote: 'It works.',
    author: 'A. Example',
    position: 'Director',
    company: 'Example Works',
  });
  expect(html).toContain('<p>“It works.”</p></blockquote>');
  expect(html).toContain('<strong>A. Example</strong>Director, Example Works');
});

test('draws the result of the quoted client, and links to its story', () => {
  const { view }: BlockDefinition = BLOCKS.testimonial;
  const { companyName } = SUCCESS_STORIES[0]!;
  const quote = { quote: 'It works.', author: 'A', position: 'Director', company: companyName };
  const data = clientView(SUCCESS_STORIES, companyName);
  const html = renderToStaticMarkup(createElement(view, { ...quote, id: 'b', data }));
  expect(html).toContain(`<dt>Before</dt><dd>${data.story!.before}</dd>`);
  expect(html).toContain(`href="/insights/success-stories/${data.story!.slug}"`);
  expect(findAll(html, { name: 'img', attributes: { src: data.logo!.url } })).toHaveLength(1);
});

test('shows the hero drawing of each linked page, or one shared drawing if a page has none', () => {
  const items = ['/a', '/b'].map((href) => ({ title: href, text: 'What.', href }));
  const thumbnails = (data: readonly (HeroOfPage | undefined)[]) => {
    const html = renderToStaticMarkup(
      createElement(LinkList, {
        ...BLOCKS['link-list'].schema.parse({ title: 'Services', items }),
        id: 'b',
        data,
      }),
    );
    return findAll(html, { name: 'svg', className: 'hero-thumbnail' }).length;
  };
  expect(thumbnails([{ hero: 'pipeline' }, { hero: 'journey' }])).toBe(2);
  expect(thumbnails([{ hero: 'pipeline' }, undefined])).toBe(0);
});

test('links each row of a page list once', () => {
  const items = ['/a', '/b', '/c'].map((href) => ({ title: href, text: 'What.', href }));
  const html = render('link-list', { title: 'Services', items });
  expect(headingLevels(html)).toEqual([2, 3, 3, 3]);
  expect(findAll(html, { name: 'a' })).toHaveLength(3);
});
