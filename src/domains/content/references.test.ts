import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { contentOfPage } from './pages/page-content.ts';
import { contentOfPost } from './posts/post-content.ts';
import { referencesOf, targetOf } from './references.ts';

const targets = (content: Parameters<typeof referencesOf>[0]) =>
  referencesOf(content).map(({ targetKind, target }) => `${targetKind} ${target}`);

test.each([
  ['/Contact/', 'path contact'],
  ['/contact?utm_source=a#form', 'path contact'],
  ['/caf%C3%A9', 'path café'],
  ['/media/cms_media/Active%20Client%20Logos/a.svg?width=400', 'media Active Client Logos/a.svg'],
])('%s refers to %s', (address, expected) => {
  const { targetKind, target } = targetOf(address)!;
  expect(`${targetKind} ${target.replace(/^\//, '')}`).toBe(expected);
});

test.each([
  '#part',
  'https://elsewhere.example/contact',
  '//elsewhere.example',
  'mailto:a@b.example',
  'scheduler:',
  '/a/../b',
])('%s refers to nothing here', (address) => expect(targetOf(address)).toBeUndefined());

test('finds what a page uses, each once', () => {
  const content = {
    title: 'Offer',
    path: '/offer',
    seo: { image: '/media/cms_media/Social/offer.png', canonical: '/services' },
    blocks: [
      {
        id: 'a',
        type: 'page-hero',
        props: {
          action: { label: 'Go', href: '/contact' },
          trail: [{ label: 'Up', href: '/Contact' }],
        },
      },
      { id: 'b', type: 'picture', props: { src: '/media/cms_media/Pictures/one.jpg' } },
      { id: 'c', type: 'logo-grid', props: {} },
      { id: 'd', type: 'story-cards', props: { slugs: ['lumenstack'] } },
      { id: 'e', type: 'shared-section', props: { section: 'some-id' } },
      { id: 'f', type: 'shared-section', props: {} },
    ],
  };
  expect(targets(content)).toEqual([
    'media Social/offer.png',
    'path /services',
    'path /contact',
    'media Pictures/one.jpg',
    'media Active Client Logos/',
    'path /insights/success-stories/lumenstack',
    'section some-id',
  ]);
});

test('finds links and pictures in the body of a post', () => {
  const body = {
    type: 'doc',
    content: [
      { type: 'image', attrs: { src: '/media/cms_media/Pictures/two.png', alt: 'Two' } },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/about' } }] },
        ],
      },
    ],
  } as const;
  const content = {
    ...contentOfPost({ ...emptyPost, body: structuredClone(body) as never }),
    template: { id: 'template-id', version: 1, values: {} },
  };
  expect(targets(content)).toEqual([
    'media Insights/cover.svg',
    'media Pictures/two.png',
    'path /about',
    'template template-id',
  ]);
});

const emptyPost = {
  slug: 'a',
  title: 'A',
  excerpt: null,
  author: null,
  isListed: true,
  isFeatured: false,
  lastReviewedAt: null,
  publishedAt: null,
  categoryTags: [],
  seo: null,
  readTime: null,
  coverImage: '/media/cms_media/Insights/cover.svg',
};

test('finds the guide, the poster, and the button of a post', () => {
  const node = (type: string, attrs: object) => ({ type, attrs });
  const body = {
    type: 'doc',
    content: [
      node('download', { guide: 'quick-wins' }),
      node('download', { guide: 'no-guide' }),
      node('video', {
        src: '/media/cms_media/Videos/a.mp4',
        poster: '/media/cms_media/Videos/a.jpg',
      }),
      { type: 'callout', content: [node('cta', { title: 'A', label: 'B', href: '/book-audit' })] },
    ],
  };
  expect(targets({ title: 'A', body })).toEqual([
    'media Videos/a.mp4',
    'media Videos/a.jpg',
    'path /book-audit',
    'path /playbooks/hubspot-quick-wins',
  ]);
});

test('built-in pages refer to other pages', () => {
  const without = DEFAULT_PAGES.filter(
    (page) => !targets(contentOfPage(page)).some((each) => each.startsWith('path ')),
  );
  expect(without.map(({ path }) => path)).toEqual(['/privacy']);
});

test('never throws on strange content', () => {
  const strange = {
    title: '',
    seo: 'x',
    body: [null, 1],
    blocks: [{ id: '', type: 'story-cards', props: { slugs: [null, 3] } }],
  };
  expect(() => referencesOf(strange)).not.toThrow();
});
