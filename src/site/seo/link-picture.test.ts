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
