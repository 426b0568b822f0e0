import { expect, test } from 'vitest';
import { linkPictureOf } from './link-picture.ts';

const SITE = { origin: 'https://cadron.example' };
const DRAWN = '/social/a/b.png';
const CUT = 'width=1200&height=630&format=jpeg';
const SIZE = { width: 1200, height: 630 };

test.each([
  ['/media/cms_media/Insights/cover.png', `/media/cms_media/Insights/cover.png?${CUT}`],
  ['/media/cms_media/Q%26A/a b.avif', `/media/cms_media/Q%26A/a%20b.avif?${CUT}`],
  ['/media/cms_media/a.JPG?v=0123456789&width=400#top', `/media/cms_media/a.JPG?${CUT}`],
  ['https://cadron.example/media/cms_media/a.webp', `/media/cms_media/a.webp?${CUT}`],
])('cuts the picture %s of the media library', (chosen, address) => {
  expect(linkPictureOf(chosen, DRAWN, SITE)).toEqual({ address, ...SIZE });
});

test.each([
  '/media/cms_media/Logos/acme.svg',
  '/media/cms_media/Papers/offer.pdf',
  '/media/other/a.png',
  'https://pictures.example/media/cms_media/a.png',
])('uses %s as it is, of unknown size', (address) => {
  expect(linkPictureOf(address, DRAWN, SITE)).toEqual({ address });
});

test.each([undefined, '', 'https://', 'javascript:alert(1)'])(
  'uses the generated picture instead of %j',
  (chosen) => {
    expect(linkPictureOf(chosen, DRAWN, SITE)).toEqual({ address: DRAWN, ...SIZE });
  },
);

const withFile = (kind: string | undefined, width = 3000, height = 2000) => ({
  ...SITE,
  fileAt: (path: string) =>
    path === '/media/cms_media/a.svg' ? { kind, size: { width, height } } : undefined,
});

test('cuts a photo that took the place of a drawing, at its true size', () => {
  const cut = `/media/cms_media/a.svg?${CUT}`;
  const pictureOf = (file: ReturnType<typeof withFile>) =>
    linkPictureOf('/media/cms_media/a.svg?is=picture', DRAWN, file);
  expect(pictureOf(withFile('picture'))).toEqual({ address: cut, ...SIZE });
  expect(pictureOf(withFile('animation', 600, 400))).toEqual({
    address: cut,
    width: 600,
    height: 315,
  });
});

test('uses the default picture of the site instead of a deleted one, and the drawn one instead of both', () => {
  const gone = withFile('gone');
  const site = { ...gone, socialPicture: '/media/cms_media/b.png' };
  expect(linkPictureOf('/media/cms_media/a.svg', DRAWN, site)).toMatchObject({
    address: `/media/cms_media/b.png?${CUT}`,
  });
  const both = { ...gone, socialPicture: '/media/cms_media/a.svg' };
  expect(linkPictureOf(undefined, DRAWN, both)).toEqual({ address: DRAWN, ...SIZE });
});
