import { expect, test } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.server.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test('keeps shapes, gradients, styles and embedded pictures of a drawing', async () => {
  const inside =
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#102a43"></stop></linearGradient></defs>' +
    '<path class="a" d="M0 0h40v20H0z" style="opacity:.5"></path><text x="1" y="9">A &amp; B</text>' +
    '<use href="#g"></use><image href="data:image/png;base64,AAAA" width="1" height="1"></image>';
  expect(await sanitizeSvg(svg(inside))).toEqual({
    markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`,
    width: 40,
    height: 20,
  });
});

test('drops the data of drawing programs', async () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <!-- Generator: Inkscape -->${svg('<metadata><rdf>x</rdf></metadata><sodipodi:namedview zoom="1"/><path inkscape:label="a" d="M0 0"/>', 'width="64px" height="32" viewBox="0 0 1 1"')}`;
  expect(await sanitizeSvg(text)).toEqual({
    markup:
      '<svg xmlns="http://www.w3.org/2000/svg" width="64px" height="32" viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    width: 64,
    height: 32,
  });
});

test.each([
  ['<script>alert(1)</script>', 'a script'],
  ['<svg:script href="#a"/>', 'a script'],
  ['<g onload="alert(1)"/>', 'an event handler'],
  ["<g\nonclick='alert(1)'/>", 'an event handler'],
  ['<foreignObject><body/></foreignObject>', 'HTML (foreignObject)'],
  ['<a href="https://elsewhere.example">x</a>', 'a link or file from elsewhere'],
  ['<a xlink:href="java&#115;cript:alert(1)">x</a>', 'a link or file from elsewhere'],
  ['<image href="//elsewhere.example/a.png"/>', 'a link or file from elsewhere'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'a link or file from elsewhere'],
  ['<use href="other.svg#a"/>', 'a link or file from elsewhere'],
  ['<style>@import "https://elsewhere.example/a.css";</style>', 'a style sheet from elsewhere'],
  ['<rect fill="url(https://elsewhere.example/#a)"/>', 'a file from elsewhere'],
  ['<rect style="fill:url(&quot;//elsewhere.example&quot;)"/>', 'a file from elsewhere'],
  ["<style>a{background:url('x.png')}</style>", 'a file from elsewhere'],
  ['<style>a{background:\\75rl(x)}</style>', 'escaped styles'],
  ['<rect fill="u&#114;l(https://elsewhere.example/#a)"/>', 'a file from elsewhere'],
  ['<style>a{background:image-set("x.png" 1x)}</style>', 'a file from elsewhere'],
  ['<iframe src="https://elsewhere.example"/>', 'embedded content'],
])('refuses a drawing with %s', async (inside, what) => {
  expect(await sanitizeSvg(svg(inside))).toEqual({
    message: `This drawing contains ${what}, which is not allowed. Export it without.`,
  });
});

test('refuses entities, which can grow without end', async () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + svg('<text>&b;</text>');
  expect(await sanitizeSvg(bomb)).toMatchObject({ message: /entities/ });
});

test.each(['<svg', '<svg><g>', '<svg/>trailing', 'no drawing'])(
  'returns well-formed markup for %j, or refuses it',
  async (text) => {
    const result = await sanitizeSvg(text);
    if ('markup' in result) expect(result.markup).toMatch(/^<svg[^<>]*>(?:<g><\/g>)?<\/svg>$/);
    else expect(result.message).toContain('cannot be read');
  },
);

test.each(['<g>', '<style'])('refuses %s without end before it is parsed', async (part) => {
  expect(await sanitizeSvg(svg(part.repeat(150_000)))).toEqual({
    message: 'This drawing is nested more than 200 deep. Simplify it.',
  });
});

test.each(['<g/>', '<path d="M0 0"></path>', '<x></x>'])(
  'refuses more than 30,000 tags such as %s before they are parsed',
  async (part) => {
    expect(await sanitizeSvg(svg(part.repeat(15_001)))).toMatchObject({
      message: expect.stringContaining('too many shapes'),
    });
    expect(await sanitizeSvg(svg('<g></g>'.repeat(14_900)))).toHaveProperty('markup');
  },
);

test('reads a drawing with many document types in linear time, and drops them', async () => {
  const types = '<!DOCTYPE svg>'.repeat(60_000);
  expect(await sanitizeSvg(`${types}${svg('<g></g>')}`)).toMatchObject({ width: 40 });
  expect(await sanitizeSvg(`${types}<!DOCTYPE svg [${svg('')}`)).toMatchObject({
    message: expect.stringContaining('entities'),
  });
});
