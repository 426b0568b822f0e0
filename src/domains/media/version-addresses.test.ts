import { expect, test } from 'vitest';
import type { IndexedAsset } from './asset-index.server.ts';
import { mediaUrl } from './media-address.ts';
import { versionAddresses } from './version-addresses.ts';

const V = '0123456789';
const known = ['a.jpg', 'Two Words/Zürich 🦊.webp', "it's (so) 100%, ok!.png", 'a&b.svg'];
const index = {
  find: (address: string) =>
    known.includes(address) || address === 'trashed.jpg'
      ? ({ address, token: V, isTrashed: address === 'trashed.jpg' } as IndexedAsset)
      : undefined,
};
const A = '/media/cms_media/a.jpg';

test.each([
  [`<img src="${A}">`, `<img src="${A}?v=${V}">`],
  [`<img src='${A}'>`, `<img src='${A}?v=${V}'>`],
  [
    `<img srcset="${A}?width=400 400w, ${A}?width=800&amp;format=avif 800w">`,
    `<img srcset="${A}?v=${V}&width=400 400w, ${A}?v=${V}&width=800&amp;format=avif 800w">`,
  ],
  [`{"url":"https://x.com${A}","n":1}`, `{"url":"https://x.com${A}?v=${V}","n":1}`],
  [String.raw`"{\"src\":\"${A}\"}"`, String.raw`"{\"src\":\"${A}?v=${V}\"}"`],
  [`![A](${A}) and (${A}).`, `![A](${A}?v=${V}) and (${A}?v=${V}).`],
  [`url(${A})`, `url(${A}?v=${V})`],
  [`style="background:url(&quot;${A}&quot;)"`, `style="background:url(&quot;${A}?v=${V}&quot;)"`],
  [`<a href="${A}#x">`, `<a href="${A}?v=${V}#x">`],
])('in %s', (text, versioned) => {
  expect(versionAddresses(text, index)).toBe(versioned);
  expect(versionAddresses(versioned, index)).toBe(versioned);
});

test.each(known)('finds the address of %j, in an attribute and in JSON', (address) => {
  const url = mediaUrl(address);
  expect(versionAddresses(`"${url}"`, index)).toBe(`"${url}?v=${V}"`);
  const escaped = url.replaceAll("'", '&#x27;');
  expect(versionAddresses(`src="${escaped}"`, index)).toBe(`src="${escaped}?v=${V}"`);
  expect(versionAddresses(`(${url})`, index)).toBe(`(${url}?v=${V})`);
});

test.each([
  '/media/cms_media/none.jpg',
  '/media/cms_media/trashed.jpg',
  '/media/other/a.jpg',
  '/media/cms_media/%E0%A4.jpg',
  '/media/cms_media/',
])('leaves %s', (address) => {
  expect(versionAddresses(`<img src="${address}?width=1">`, index)).toBe(
    `<img src="${address}?width=1">`,
  );
});

test('replaces an outdated version', () => {
  expect(versionAddresses(`"${A}?v=aaaaaaaaaa&amp;width=1"`, index)).toBe(`"${A}?v=${V}&width=1"`);
  expect(versionAddresses(`"${A}?v=aaaaaaaaaa"`, index)).toBe(`"${A}?v=${V}"`);
});

test('keeps XML well-formed', () => {
  expect(versionAddresses(`<url>${A}?width=1</url>`, index, '&amp;')).toBe(
    `<url>${A}?v=${V}&amp;width=1</url>`,
  );
});

test('takes linear time', () => {
  const text = `${A}${')'.repeat(20)} `.repeat(5_000);
  expect(versionAddresses(text, index).length).toBe(text.length + 5_000 * 13);
});
