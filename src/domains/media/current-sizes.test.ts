import { expect, test } from 'vitest';
import type { IndexedAsset } from './asset-index.server.ts';
import { withCurrentSizes } from './current-sizes.ts';

const asset = {
  kind: 'picture',
  frames: 1,
  width: 1000,
  height: 500,
  crop: null,
  isTrashed: false,
} as IndexedAsset;
const crop = { x: 0.1, y: 0, width: 0.5, height: 1 };
const files = new Map<string, IndexedAsset>([
  ['Two Words/a.jpg', asset],
  ['cropped.jpg', { ...asset, crop }],
  ['drawing.svg', { ...asset, kind: 'drawing', width: null, height: null }],
  ['trashed.jpg', { ...asset, isTrashed: true }],
]);
const known = { find: (address: string) => files.get(address) };
const picture = (src: string) => ({
  src: `/media/cms_media/${src}`,
  width: 60,
  height: 40,
  alt: 'x',
});

test('replaces sizes by those of the current files, at any depth', () => {
  const page = {
    blocks: [{ type: 'picture', props: { picture: picture('Two%20Words/a.jpg?v=1') } }],
  };
  expect(withCurrentSizes(page, known).blocks[0]!.props.picture).toMatchObject({
    width: 1000,
    height: 500,
    alt: 'x',
  });
  expect(page.blocks[0]!.props.picture.width).toBe(60);
  expect(withCurrentSizes(picture('cropped.jpg'), known)).toMatchObject({
    width: 500,
    height: 500,
  });
});

test('adds the size of a cover, which no post stores', () => {
  const list = [
    { coverImage: '/media/cms_media/cropped.jpg' },
    { coverImage: '/media/cms_media/none.jpg' },
    { coverImage: null },
  ];
  expect(withCurrentSizes({ list }, known).list).toEqual([
    { coverImage: '/media/cms_media/cropped.jpg', coverSize: { width: 500, height: 500 } },
    ...list.slice(1),
  ]);
});

test('adds the size of pictures to a text, which stores none', () => {
  const node = (type: string, attrs: object) => ({ type, attrs });
  const src = '/media/cms_media/Two Words/a.jpg';
  const pixels = { width: 1000, height: 500 };
  const body = {
    type: 'doc',
    content: [
      node('image', { src, width: 'wide' }),
      node('video', { src: 'https://vimeo.com/1', poster: src }),
      node('image', { src: '/media/cms_media/none.jpg' }),
      node('callout', { src }),
    ],
  };
  expect(withCurrentSizes(body, known).content).toEqual([
    node('image', { src, width: 'wide', pixels }),
    node('video', { src: 'https://vimeo.com/1', poster: src, pixels }),
    ...body.content.slice(2),
  ]);
});

test.each(['none.jpg', 'drawing.svg', '%E0%A4.jpg'])('keeps the size of %s', (src) => {
  const page = { at: new Date(0), list: [1, null, picture(src)] };
  expect(withCurrentSizes(page, known)).toBe(page);
  const trashed = withCurrentSizes(picture('trashed.jpg'), known);
  expect(trashed).toMatchObject({ width: 60, height: 40 });
});

test('marks a file whose name says another kind than the library', () => {
  const kinds = new Map<string, Partial<IndexedAsset>>([
    ['photo.svg', { kind: 'picture', frames: 1 }],
    ['drawing.png', { kind: 'drawing' }],
    ['moving.webp', { kind: 'picture', frames: 4 }],
    ['plain.jpg', { kind: 'picture', frames: 1 }],
    ['clip.mp4', { kind: 'video' }],
    ['trashed.mp4', { kind: 'video', isTrashed: true }],
  ]);
  const index = {
    isReady: () => true,
    find: (address: string) => kinds.get(address) && { ...asset, ...kinds.get(address)! },
  };
  const marked = (name: string) =>
    withCurrentSizes({ seo: { image: `/media/cms_media/${name}` } }, index).seo.image.slice(17);
  expect([...kinds.keys(), 'purged.jpg'].map(marked)).toEqual([
    'photo.svg?is=picture',
    'drawing.png?is=drawing',
    'moving.webp?is=animation',
    'plain.jpg',
    'clip.mp4',
    'trashed.mp4?is=gone',
    'purged.jpg?is=gone',
  ]);
  expect(marked('plain.jpg?is=drawing')).toBe('plain.jpg');
  const link = { href: '/media/cms_media/photo.svg', text: '/media/cms_media/photo.svg' };
  expect(withCurrentSizes(link, index)).toBe(link);
});
