import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FramedPicture } from './framed-picture.tsx';

const render = (src: string) =>
  renderToStaticMarkup(
    <FramedPicture
      fallback="/default.svg"
      src={src}
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
