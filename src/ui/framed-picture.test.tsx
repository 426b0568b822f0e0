import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FramedPicture } from './framed-picture.tsx';

const render = (src: string, size?: { width: number; height: number }) =>
  renderToStaticMarkup(
    <FramedPicture
      fallback="/default.svg"
      src={src}
      size={size}
      className="cover"
      frame={{ width: 1600, height: 400 }}
      narrow={{ media: '(max-width: 575px)', frame: { width: 800, height: 320 } }}
      sizes="100vw"
      whole={{ width: 960, height: 480 }}
    />,
  ).replaceAll('&amp;', '&');

test('a photo is cut to the frame, and to another one on narrow screens', () => {
  const html = render('/media/cms_media/Insights/a, b.jpg');
  expect(html).toContain('/media/cms_media/Insights/a%2C%20b.jpg?width=400&height=100 400w');
  expect(html).toContain('?width=2400&height=600&format=avif 2400w');
  const [first] = html.match(/<source[^>]+>/g) ?? [];
  expect(first).toContain('media="(max-width: 575px)"');
  expect(first).toContain('?width=800&height=320&format=avif 800w');
  expect(html).toContain('alt=""');
});

/** Widths of the frames on narrow screens and others. */
const widthsIn = (html: string) =>
  [0, 2].map((at) =>
    [...html.matchAll(/srcset="([^"]+)"/gi)][at]![1]!.split(', ').map((each) => each.split(' ')[1]),
  );

test.each([
  [2400, 600, '400 800 1200 1500', '400 800 1200 1600 2400'],
  [1600, 1200, '400 800 1200 1600', '400 800 1200 1600'],
  [1500, 1500, '400 800 1200 1500', '400 800 1200 1500'],
  [1600, 300, '400 750', '400 800 1200'],
  [90, 90, '90', '90'],
])('a file of %i × %i names no width above its own', (width, height, narrow, wide) => {
  const html = render('/media/cms_media/a.jpg', { width, height });
  const words = (text: string) => text.split(' ').map((each) => `${each}w`);
  expect(widthsIn(html)).toEqual([words(narrow), words(wide)]);
});

test('the widest cut of a small file has the address of a usual width', () => {
  const html = render('/media/cms_media/a.jpg', { width: 1500, height: 1500 });
  expect(html).toContain('?width=1600&height=400 1500w');
});

test.each([
  '/media/cms_media/Insights/a.svg',
  '/media/cms_media/a.SVG?v=1',
  '/media/cms_media/a.png?v=1&is=drawing',
  'https://x.example/a.jpg',
])('%s stays whole', (src) => {
  const html = render(src);
  expect(html).toContain(`<img class="cover" alt="" width="960" height="480" src="${src}"/>`);
  expect(html).not.toContain('<picture');
});

test.each(['/media/cms_media/cover.svg?v=1&is=picture', '/media/cms_media/a.gif?is=animation'])(
  '%s is cut, whatever its name says',
  (src) => expect(render(src)).toContain(`${src}&width=400&height=100 400w`),
);

test('a deleted file is replaced by the fallback', () => {
  expect(render('/media/cms_media/a.jpg?is=gone')).toContain('src="/default.svg"');
});
