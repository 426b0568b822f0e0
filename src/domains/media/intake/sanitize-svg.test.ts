import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { decodeXml } from './decode-xml.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const read = async (name: string) =>
  sanitizeSvg(readFileSync(`tests/cases/23-svg/${name}.svg`, 'utf8'));

test('keeps shapes, gradients, styles, animations and embedded pictures of a drawing', async () => {
  const png = `data:image/png;base64,${(await photo(2, 2, 'png')).toString('base64')}`;
  const inside =
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#102a43"/></linearGradient></defs>' +
    '<path class="a" d="M0 0h40v20H0z" style="opacity:.5"></path><text x="1" y="9">A &amp; B \\o/ onload=1</text>' +
    '<circle r="1"><animate attributeName="r" to="5" dur="1s" repeatCount="indefinite"/></circle>' +
    `<use href="#g"></use><image href="${png}" width="1" height="1"></image>`;
  expect(await sanitizeSvg(svg(inside))).toEqual({
    markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`,
    width: 40,
    height: 20,
  });
});

test('drops the data of drawing programs', async () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <!-- Generator: Inkscape -->${svg('<metadata><rdf>x</rdf></metadata><sodipodi:namedview zoom="1"/>\n<path inkscape:label="a" d="M0 0"/>', 'width="64px" height="32" viewBox="0 0 1 1"')}`;
  expect(await sanitizeSvg(text)).toEqual({
    markup:
      '<svg xmlns="http://www.w3.org/2000/svg" width="64px" height="32" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    width: 64,
    height: 32,
  });
});

test('takes a drawing of Illustrator with entities, and leaves none of them or of Adobe in it', async () => {
  const drawing = await read('illustrator');
  if ('message' in drawing) throw new Error(drawing.message);
  expect(drawing).toMatchObject({ width: 120, height: 40 });
  expect(drawing.markup).not.toMatch(/&|adobe|foreignObject|metadata|i:/i);
  expect(drawing.markup).toContain(
    '<style type="text/css">.st0{fill:url(#SVGID_1_);} .st1{fill:#FFFFFF;}</style><switch><g><linearGradient',
  );
  expect(drawing.markup).toContain('<use href="#dot" x="40"/>');
});

test('computes the size of a drawing in millimeters, and the viewBox that it lacks', async () => {
  expect(await read('no-viewbox')).toMatchObject({
    width: 103,
    height: 117,
    markup: expect.stringContaining('width="27.33mm" height="30.94mm" viewBox="0 0 103.29 116.94"'),
  });
});

test.each([
  ['width="2in" viewBox="0 0 40 20"', 192, 96],
  ['width="100%" height="100%" viewBox="0 0 40 20"', 40, 20],
  ['height="72pt" viewBox="0,0,40,20"', 192, 96],
  ['width="100%"', null, null],
])('reads the size of %s', async (attributes, width, height) => {
  expect(await sanitizeSvg(svg('', attributes))).toMatchObject({ width, height });
});

test('takes a picture that Photoshop embedded under a wrong name', async () => {
  expect(await read('photoshop-data-img')).toMatchObject({
    markup: expect.stringContaining('href="data:image/png;base64,iVBOR'),
  });
});

test('says of a hostile drawing what to do', async () => {
  expect(await read('replace-with-this')).toMatchObject({
    message: 'This drawing contains an event handler, which is not allowed. Export it without.',
  });
});

test.each([
  '<style>/* Fonts &amp; colors */ .a>.b{fill:#000}</style>',
  '<style><![CDATA[/* Fonts & colors <b> */ .a>.b{fill:#000}]]></style>',
  '<text>1 &lt; 2 &amp;&amp; "x"</text><desc>a&#10;b</desc>',
])('writes %s so that it is well-formed and means the same', async (inside) => {
  const once = await sanitizeSvg(svg(inside));
  if ('message' in once) throw new Error(once.message);
  expect(once.markup).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/);
  expect(await sanitizeSvg(once.markup)).toEqual(once);
});

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const NAMED = svg('<text>Müller</text>');

test.each([
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${NAMED}`, 'utf16le')],
  ['UTF-16 without', Buffer.from(NAMED, 'utf16le').swap16()],
  ['ISO-8859-1', latin1(`<?xml version="1.0" encoding="ISO-8859-1"?>${NAMED}`)],
  ['UTF-8', Buffer.from(`\uFEFF${NAMED}`)],
])('reads a drawing in %s', async (_, contents) => {
  const text = decodeXml(contents);
  if (typeof text !== 'string') throw new Error(text.message);
  expect(await sanitizeSvg(text)).toMatchObject({ markup: NAMED });
});

test('says that the encoding is another than declared', () => {
  expect(decodeXml(latin1(NAMED))).toEqual({
    message: 'This drawing says its encoding is UTF-8, but has other characters. Save it as UTF-8.',
  });
});

test.each([
  ['<script>alert(1)</script>', 'a script'],
  ['<svg:script href="#a"/>', 'a script'],
  ['<g onload="alert(1)"/>', 'an event handler'],
  ["<g\nonclick='alert(1)'/>", 'an event handler'],
  ['<foreignObject><p>A</p></foreignObject>', 'text as HTML (foreignObject)'],
  ['<a href="https://elsewhere.example">x</a>', 'a link or file from elsewhere'],
  ['<a xlink:href="java&#115;cript:alert(1)">x</a>', 'a link or file from elsewhere'],
  ['<image href="//elsewhere.example/a.png"/>', 'a link or file from elsewhere'],
  [
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    'an embedded picture that is no PNG, JPEG or WebP',
  ],
  ['<use href="other.svg#a"/>', 'a link or file from elsewhere'],
  ['<style>@import "https://elsewhere.example/a.css";</style>', 'a style sheet from elsewhere'],
  ['<rect fill="url(https://elsewhere.example/#a)"/>', 'a file from elsewhere'],
  ['<rect style="fill:url(&quot;//elsewhere.example&quot;)"/>', 'a file from elsewhere'],
  ["<style>a{background:url('x.png')}</style>", 'a file from elsewhere'],
  ['<style>a{background:\\75rl(x)}</style>', 'a file from elsewhere'],
  ['<style>@\\69mport "x.css";</style>', 'a style sheet from elsewhere'],
  ['<set attributeName="href" to="#b"/>', 'an address that changes'],
  ['<image href="data:image/png;base64,AAAA"/>', 'an embedded picture that cannot be read'],
  ['<rect fill="u&#114;l(https://elsewhere.example/#a)"/>', 'a file from elsewhere'],
  ['<style>a{background:image-set("x.png" 1x)}</style>', 'a file from elsewhere'],
  ['<iframe src="https://elsewhere.example"/>', 'embedded content'],
])('refuses a drawing with %s', async (inside, what) => {
  expect(await sanitizeSvg(svg(inside))).toMatchObject({
    message: `This drawing contains ${what}, which is not allowed. Export it without.`,
  });
});

const withEntities = (entities: string, text: string) =>
  `<!DOCTYPE svg [${entities}]>${svg(`<text>${text}</text>`)}`;

test('resolves entities of the drawing itself', async () => {
  const entities = '<!ENTITY a "A"><!-- x --><!ENTITY b \'&a; &#38;#66;\'>';
  expect(
    await sanitizeSvg(withEntities(entities.replace('&#38;#66;', '&#66;'), '&b;')),
  ).toMatchObject({
    markup: svg('<text>A B</text>'),
  });
});

const bomb = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
);

test.each([
  [['<!ENTITY a0 "ha">', ...bomb].join(''), '&a9;', /entities that grow without end/],
  [`<!ENTITY a "${'x'.repeat(9_000)}">`, '&a;'.repeat(200), /entities that grow without end/],
  ['<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;', /entities that grow without end/],
  ['<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;', /an entity from elsewhere/],
  ['<!ENTITY % a SYSTEM "x.dtd"> %a;', '', /an entity from elsewhere/],
  ['<!ENTITY a "<script/>">', '&a;', /entities with markup/],
  ['', '&nbsp;', /not valid XML in line 1 \(undefined entity/],
])('refuses the entities %.40s', async (entities, text, message) => {
  expect(await sanitizeSvg(withEntities(entities, text))).toMatchObject({
    message: expect.stringMatching(message),
  });
});

/** Ten levels of ten uses each: a file of 3 KB, and ten billion shapes. */
const levels = (make: (at: number) => string) =>
  Array.from({ length: 10 }, (_, at) => make(at)).join('');
const USES = levels((at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
const REPEATS = /repeats its shapes so often/;

test.each([
  ['groups', `<defs><g id="a0"><path d="M0 0"/></g>${USES}</defs><use href="#a10"/>`, REPEATS],
  ['xlink', `<path id="a0"/>${USES.replaceAll('href', 'xlink:href')}`, REPEATS],
  [
    'patterns',
    levels(
      (at) => `<pattern id="p${at + 1}">${`<path fill="url(#p${at})"/>`.repeat(10)}</pattern>`,
    ),
    REPEATS,
  ],
  [
    'masks of a style sheet',
    `<style>${levels((at) => `.m${at}, x .n {mask:url('#m${at}')}`)}</style>` +
      levels((at) => `<mask id="m${at + 1}">${`<path class="b m${at}"/>`.repeat(10)}</mask>`),
    REPEATS,
  ],
  [
    'markers at every point',
    `<marker id="m">${'<path/>'.repeat(100)}</marker><path marker-mid="url(#m)" d="${'M0 0'.repeat(2_000)}"/>`,
    REPEATS,
  ],
  [
    'filters',
    `<filter id="f"><feTurbulence/></filter>${'<rect filter="url(#f)"/>'.repeat(100)}`,
    REPEATS,
  ],
  ['itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', /inside itself/],
])('refuses a small drawing that repeats %s without end', async (_, inside, message) => {
  expect(await sanitizeSvg(svg(inside))).toEqual({
    message: expect.stringMatching(message),
    isTooMuch: true,
  });
});

test('takes a drawing that uses a symbol often, and gradients in every shape', async () => {
  const inside =
    '<defs><symbol id="s"><path/></symbol><linearGradient id="g"><stop/><stop/></linearGradient></defs>' +
    '<use href="#s" fill="url(#g)"/>'.repeat(5_000);
  expect(await sanitizeSvg(svg(inside))).toHaveProperty('markup');
});

test.each(['<svg', '<svg><g>', '<svg/>trailing', 'no drawing'])(
  'returns well-formed markup for %j, or refuses it',
  async (text) => {
    const result = await sanitizeSvg(text);
    if ('markup' in result) expect(result.markup).toMatch(/^<svg[^<>]*>(?:<g\/>)?<\/svg>$/);
    else expect(result.message).toMatch(/cannot be read|no drawing/);
  },
);

test.each(['<g>', '<x:g>'])('refuses %s without end', async (part) => {
  expect(await sanitizeSvg(svg(part.repeat(150_000)))).toEqual({
    message: 'This drawing is nested more than 200 deep. Simplify it.',
    isTooMuch: true,
  });
});

test.each(['<g/>', '<path d="M0 0"></path>', '<x></x>'])(
  'refuses more than 15,000 elements such as %s',
  async (part) => {
    expect(await sanitizeSvg(svg(part.repeat(15_001)))).toMatchObject({
      message: expect.stringContaining('too many shapes'),
    });
    expect(await sanitizeSvg(svg('<g></g>'.repeat(14_900)))).toHaveProperty('markup');
  },
);

test('refuses a drawing with many document types', async () => {
  expect(await sanitizeSvg(`${'<!DOCTYPE svg>'.repeat(60_000)}${svg('')}`)).toMatchObject({
    message: expect.stringContaining('not valid XML'),
  });
});
