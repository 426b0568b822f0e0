import { describe, expect, test } from 'vitest';
import { estimateSimilarity, fingerprintOf, jaccard, shinglesOf } from './fingerprint.ts';
import { readRouteFacts, readRouteFactsInSlices } from './read-route-facts.ts';

const ORIGIN = 'https://cadron.example';

const response = (path = '/services/crm', headers: Record<string, string> = {}, status = 200) => ({
  path,
  origin: ORIGIN,
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  sentBytes: 1_000,
});

const PAGE = `<!doctype html><html lang="en-US"><head><title>CRM &amp; more | Cadron</title>
<meta name="description" content="What  we do."><meta name="robots" content="index, follow">
<link rel="canonical" href="/services/crm"><link rel="alternate" hreflang="de" href="/de/crm">
<meta property="og:image" content="${ORIGIN}/social/crm.png">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":["Organization","ProfessionalService"],"name":"Cadron"},{"@type":"Service","name":"CRM"}]}</script>
<script type="application/ld+json">{broken</script>
<script src="/assets/a.js"></script></head>
<body><header><a href="/about">About</a></header>
<main id="main"><h1>CRM that <em>sells</em></h1><svg><title>A drawing</title><text>not read</text></svg>
<p>We fix the CRM first. Then your team uses it every day.<br>Call +1 (512) 555-0100.</p>
<h2 id="how">How it works</h2><a href="/insights?category=crm#top" rel="nofollow">Read <b>more</b></a>
<a href="https://other.example/x">Elsewhere</a><a href="mailto:Hello@cadron.example?subject=x">Write</a>
<img src="/media/a.png" alt=""><img src="/media/b.png"><a href="/contact"><img src="c.png" alt="Contact us"></a></main>
<footer><address>500 Main Street<br>Austin, TX 78701</address></footer></body></html>`;

describe('readRouteFacts', () => {
  test('reads what search engines read of a page', () => {
    const facts = readRouteFacts(PAGE, response());
    expect(facts).toMatchObject({
      lang: 'en-US',
      charset: 'utf-8',
      titles: ['CRM & more | Cadron'],
      descriptions: ['What we do.'],
      canonicals: [`${ORIGIN}/services/crm`],
      robots: ['index', 'follow'],
      alternates: [{ lang: 'de', href: `${ORIGIN}/de/crm` }],
      social: { 'og:image': `${ORIGIN}/social/crm.png` },
      headings: [
        { level: 1, text: 'CRM that sells' },
        { level: 2, text: 'How it works' },
      ],
      ids: ['main', 'how'],
      scripts: ['/assets/a.js'],
      redirectTo: null,
    });
    expect(facts.entities.map(({ '@type': type }) => type)).toEqual([
      ['Organization', 'ProfessionalService'],
      'Service',
    ]);
    expect(facts.entityErrors).toHaveLength(1);
  });

  test('distinguishes links of the content from those of the shell, and from those elsewhere', () => {
    const { links, outsideLinks } = readRouteFacts(PAGE, response());
    expect(links).toEqual([
      { to: '/about', fragment: '', text: 'About', rel: '', area: 'shell' },
      { to: '/insights', fragment: 'top', text: 'Read more', rel: 'nofollow', area: 'content' },
      { to: '/contact', fragment: '', text: 'Contact us', rel: '', area: 'content' },
    ]);
    expect(outsideLinks).toEqual([
      { href: 'https://other.example/x', text: 'Elsewhere', area: 'content' },
    ]);
  });

  test('reads the text that visitors read, in sentences', () => {
    const { sentences, images, contact, words } = readRouteFacts(PAGE, response());
    expect(sentences).toEqual([
      'We fix the CRM first.',
      'Then your team uses it every day.',
      'Call +1 (512) 555-0100.',
    ]);
    expect(words).toBe(26);
    expect(images.map(({ alt }) => alt)).toEqual(['', null, 'Contact us']);
    expect(contact).toEqual({
      names: ['Cadron'],
      addresses: ['Austin, TX 78701'],
      phones: ['5125550100'],
      emails: ['hello@cadron.example'],
    });
  });

  test('reads the target of a redirect and the robots of the header', () => {
    const facts = readRouteFacts(
      '',
      response('/old', { location: '/new?x=1', 'x-robots-tag': 'noindex' }, 301),
    );
    expect(facts).toMatchObject({ redirectTo: `${ORIGIN}/new?x=1`, robots: ['noindex'] });
  });

  test('reads the same in slices', async () => {
    const long = PAGE.replace(
      '<p>',
      `<p>${'Long sentences stay whole across slices. '.repeat(2_000)}`,
    );
    const sliced = await readRouteFactsInSlices(long, response(), () => Promise.resolve());
    expect(sliced).toEqual(readRouteFacts(long, response()));
  });

  test.each(['', '<', '<a href="http://[">x', '</main></main>', '<title>', '\0<h1><h1><script>'])(
    'accepts any text: %j',
    (html) => {
      expect(() => readRouteFacts(html, response())).not.toThrow();
    },
  );
});

test('a fingerprint estimates how much two texts share', () => {
  const sentence = (at: number) =>
    `Sentence number ${at} says something of its own about subject ${at * 7}.`;
  const one = Array.from({ length: 100 }, (_, at) => sentence(at));
  const other = Array.from({ length: 100 }, (_, at) => sentence(at + 40));
  const exact = jaccard(shinglesOf(one), shinglesOf(other));
  expect(exact).toBeGreaterThan(0.3);
  expect(estimateSimilarity(fingerprintOf(one), fingerprintOf(other))).toBeCloseTo(exact, 0);
  expect(estimateSimilarity(fingerprintOf(one), fingerprintOf(one))).toBe(1);
  expect(estimateSimilarity(fingerprintOf(one), [])).toBe(0);
});
