import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureProps } from './picture.tsx';

const photo = {
  src: '/media/cms_media/Team/Whiteboard, June.jpg',
  width: 1000,
  height: 750,
  alt: 'A whiteboard with five columns',
};

const render = (more: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(<Picture {...photo} {...more} />);

const sources = (html: string) =>
  [...html.matchAll(/srcSet="([^"]*)"/gi)].map(([, set]) =>
    set!.replaceAll('&amp;', '&').split(', '),
  );

test('offers a picture as AVIF and WebP, in no width above its own', () => {
  const file = '/media/cms_media/Team/Whiteboard%2C%20June.jpg';
  const html = render();
  expect(sources(html)).toEqual([
    [400, 800, 1000].map((width) => `${file}?width=${width}&format=avif ${width}w`),
    [400, 800, 1000].map((width) => `${file}?width=${width} ${width}w`),
  ]);
  expect(html).toContain('<source type="image/avif"');
  expect(html).toContain(`src="${file}?width=1000"`);
});

test('limits widths to 2400 pixels and lists each once', () => {
  const widths = (width: number) =>
    sources(render({ width }))[1]!.map((each) => each.split(' ').at(-1));
  expect(widths(6000)).toEqual(['400w', '800w', '1200w', '1600w', '2400w']);
  expect(widths(800)).toEqual(['400w', '800w']);
  expect(widths(90)).toEqual(['90w']);
});

test('sets dimensions, sizes and alternative text', () => {
  const html = render({ sizes: '50vw' });
  expect(html).toContain('width="1000" height="750"');
  expect(html).toContain('alt="A whiteboard with five columns"');
  expect(html.match(/sizes="50vw"/g)).toHaveLength(2);
  expect(render()).toContain('sizes="100vw"');
});

test('loads lazily by default, and with high priority otherwise', () => {
  expect(render()).toContain('loading="lazy"');
  expect(render()).not.toContain('fetchPriority');
  const first = render({ lazy: false });
  expect(first).not.toContain('loading=');
  expect(first).toMatch(/fetchpriority="high"/i);
});

test.each(['/media/cms_media/Insights/a.svg', '/mark.svg', 'https://cdn.example/a.jpg'])(
  'renders %s without variants',
  (src) => {
    const html = render({ src });
    expect(html).toMatch(/^<img/);
    expect(html).toContain(`src="${src}"`);
    expect(html).not.toMatch(/srcset/i);
  },
);

test('the library decides what a file is, not its name', () => {
  expect(sources(render({ src: '/media/cms_media/a.svg?is=picture' }))).toHaveLength(2);
  for (const kind of ['drawing', 'animation']) {
    const src = `/media/cms_media/a.png?is=${kind}`;
    const html = render({ src });
    expect(html).toContain(`src="${src}"`);
    expect(html).not.toContain('width=400');
  }
  expect(render({ src: '/media/cms_media/a.png?is=gone' })).toBe('');
});
