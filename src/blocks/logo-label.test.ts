import { expect, test } from 'vitest';
import { logoUrl } from './logo-label.ts';

test.each([
  [
    '/media/cms_media/Active Client Logos/Fern.png',
    '/media/cms_media/Active%20Client%20Logos/Fern.png?width=400',
  ],
  ['/media/cms_media/Fern.svg?is=picture', '/media/cms_media/Fern.svg?is=picture&width=400'],
  [
    '/media/cms_media/Fern.gif?is=animation&v=1',
    '/media/cms_media/Fern.gif?is=animation&v=1&width=400',
  ],
  ['/media/cms_media/Fern.svg', '/media/cms_media/Fern.svg'],
  ['/logos/fern.svg', '/logos/fern.svg'],
])('the logo %s is loaded from %s', (url, expected) => {
  expect(logoUrl(url)).toBe(expected);
});
