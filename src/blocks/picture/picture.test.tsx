import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { schema } from './picture.schema.ts';
import { PictureBlock } from './picture.view.tsx';

const photo = {
  src: '/media/cms_media/Two Words/board.jpg',
  alt: 'A whiteboard with five columns',
  width: 2000,
  height: 1500,
};

const render = (props: object) =>
  renderToStaticMarkup(<PictureBlock {...schema.parse(props)} id="b" />);

const { alt: _, ...undescribed } = photo;

test('requires either an alt text or the decorative flag', () => {
  const isTaken = (props: object) => schema.safeParse(props).success;
  expect(isTaken(photo)).toBe(true);
  expect(isTaken({ ...undescribed, decorative: true })).toBe(true);
  expect(isTaken(undescribed)).toBe(false);
  expect(isTaken({ ...photo, alt: '  ' })).toBe(false);
  expect(isTaken({ ...photo, decorative: true })).toBe(false);
});

test.each([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/media/cms_media/a.jpg',
  '/media/cms_media/a.jpg?width=400',
  '/media/other/a.jpg',
  '/media/cms_media/a.tiff',
  '/media/cms_media/',
])('rejects %j as a picture of the media library', (src) => {
  expect(schema.safeParse({ ...photo, src }).success).toBe(false);
});

test.each(['a.gif', 'a.svg?is=picture', 'a.jpg?is=drawing'])('shows %s', (name) => {
  expect(render({ ...photo, src: `/media/cms_media/${name}` })).toContain(
    `/media/cms_media/${name}`,
  );
});

test.each([0, -1, 1.5, 20_001])('rejects a width of %d pixels', (width) => {
  expect(schema.safeParse({ ...photo, width }).success).toBe(false);
});

test('renders the caption with the picture and its alt text', () => {
  const html = render({ ...photo, caption: 'Monday, before lunch.' });
  expect(html).toMatch(/<figure[^>]*>.*<img[^>]*>.*<figcaption[^>]*>Monday, before lunch\.</);
  expect(html).toContain('alt="A whiteboard with five columns"');
  expect(render(photo)).not.toContain('figcaption');
});

test('renders an empty alt text for a decorative picture', () => {
  expect(render({ ...undescribed, decorative: true })).toContain('alt=""');
});

test('requests a wide file for a wide picture and uses the tone of the section', () => {
  const wide = render({ ...photo, wide: true, tone: 'sand' });
  expect(wide).toContain('class="tone-sand section picture"');
  expect(wide).toContain('94vw');
  expect(wide).not.toContain('62vw');
  expect(render(photo)).toContain('62vw');
});
