import { type FixturePage, FIXTURE_ORIGIN, jsonLd, wordsOf } from './fixture-page.ts';

const LONG = 'Words that go on and on and on, until no search result has room for them any more. ';
const ALIKE = wordsOf('alike', 280);
const link = (href: string, text = 'a link') => `<a href="${href}">${text}</a>`;
const hreflang = (lang: string, path: string) =>
  `<link rel="alternate" hreflang="${lang}" href="${FIXTURE_ORIGIN}${path}">`;
const redirect = (to: string): FixturePage => ({
  status: 301,
  headers: { location: to },
  isInSitemap: false,
});

/** The site of the fixtures, by path. Each address is a page, linked from the home page, and in the sitemap. */
export const FIXTURE_SITE: Readonly<Record<string, FixturePage>> = {
  '/': {},
  '/good': {
    head: jsonLd({
      '@type': 'Service',
      name: 'CRM',
      provider: 'Cadron',
      description: 'x',
      areaServed: 'US',
    }),
    body: `<img src="/a.png" alt="">${link('/good#part')}${link('/target')}<p>1021 Front Street, Conway, AR 72032</p><p>Call 501-555-0100.</p>`,
  },
  '/target': { body: '<p>Call 501-555-0100.</p>' },
  '/title-missing': { title: null },
  '/title-long': { title: LONG },
  '/title-short': { title: 'Home' },
  '/description-short': { description: 'Our services.' },
  '/title-shared': { title: 'The same title' },
  '/title-shared-too': { title: 'The same title' },
  '/description-missing': { description: null },
  '/description-long': { description: LONG.repeat(4) },
  '/description-shared': {
    description: 'The same description of two pages, which is long enough to be shown.',
  },
  '/description-shared-too': {
    description: 'The same description of two pages, which is long enough to be shown.',
  },
  '/two-headings': { headings: '<h1>One</h1><h1>Two</h1>' },
  '/skipped-heading': { headings: '<h1>One</h1><h2>Two</h2><h4>Four</h4>' },
  '/image': { body: '<img src="/a.png">' },
  '/picture-gone': { body: link('/target', '<img src="/media/cms_media/lost.png" alt="">') },
  '/preview-gone': {
    head: `<meta property="og:image" content="${FIXTURE_ORIGIN}/media/cms_media/lost.jpg?width=1200">`,
  },
  '/preview-elsewhere': {
    head: '<meta property="og:image" content="https://other.example/lost.jpg">',
  },
  '/thin': { words: 20 },
  '/insights/thin-local': { words: 400 },
  '/insights/long-local': { words: 900 },
  '/canonical-missing': { canonical: null, isInSitemap: true },
  '/canonical-elsewhere': { canonical: 'https://other.example/', isInSitemap: false },
  '/canonical-gone': { canonical: `${FIXTURE_ORIGIN}/gone`, isInSitemap: false },
  '/canonical-good': { canonical: `${FIXTURE_ORIGIN}/good`, isInSitemap: false },
  '/language-self': { head: hreflang('de', '/target') },
  '/language-good': { head: hreflang('en', '/language-good') + hreflang('de', '/language-de') },
  '/language-de': { head: hreflang('en', '/language-good') + hreflang('de', '/language-de') },
  '/json-broken': { head: '<script type="application/ld+json">{oops</script>' },
  '/entity-incomplete': { head: jsonLd({ '@type': 'JobPosting', title: 'Consultant' }) },
  '/other-name': {
    head: jsonLd({ '@type': 'Organization', name: 'Cadron Partners LLC', url: FIXTURE_ORIGIN }),
  },
  '/other-zip': { body: '<p>1021 Front Street, Conway, AR 72999</p>' },
  '/other-phone': { body: '<p>Call 501-555-0199.</p>' },
  '/heavy': { headers: { 'x-sent-bytes': '90000' } },
  '/broken-link': { body: link('/gone', 'The lost page') },
  '/broken-fragment': { body: link('/target#nowhere') },
  '/redirected-link': { body: link('/moved') },
  '/moved': redirect('/target'),
  '/chain': redirect('/moved'),
  '/loop': redirect('/loop-back'),
  '/loop-back': redirect('/loop'),
  '/orphan': { isLinked: false },
  '/alike': { text: ALIKE },
  '/alike-too': { text: `${wordsOf('a few others', 40)} ${ALIKE}` },
  '/hidden-in-sitemap': { head: '<meta name="robots" content="noindex">' },
  '/outside-broken': { body: link('https://other.example/gone', 'Elsewhere') },
  '/not-in-sitemap': { isInSitemap: false },
  '/failing': { status: 410, isInSitemap: false },
};

/** For each check a path on which it finds something, what it says, and a path on which it does not. */
export const CHECK_CASES: readonly {
  check: string;
  bad: string;
  says: RegExp;
  good?: string;
}[] = [
  { check: 'title-missing', bad: '/title-missing', says: /no title/ },
  { check: 'title-long', bad: '/title-long', says: /pixels wide/ },
  { check: 'title-short', bad: '/title-short', says: /“Home” has 4 characters/ },
  { check: 'description-short', bad: '/description-short', says: /13 characters/ },
  { check: 'title-duplicate', bad: '/title-shared', says: /\/title-shared-too/ },
  {
    check: 'description-missing',
    bad: '/description-missing',
    says: /^Write a search description/,
  },
  { check: 'description-long', bad: '/description-long', says: /pixels wide/ },
  { check: 'description-duplicate', bad: '/description-shared-too', says: /\/description-shared/ },
  { check: 'main-heading', bad: '/two-headings', says: /2 main headings/ },
  { check: 'heading-order', bad: '/skipped-heading', says: /“Four”: it has level 4/ },
  { check: 'image-alt', bad: '/image', says: /\/a\.png/ },
  {
    check: 'broken-picture',
    bad: '/picture-gone',
    says: /^The picture \/media\/cms_media\/lost\.png responds with status 404/,
  },
  {
    check: 'broken-picture',
    bad: '/preview-gone',
    says: /^The link preview picture \/media\/cms_media\/lost\.jpg responds with status 404/,
  },
  {
    check: 'broken-outside-link',
    bad: '/preview-elsewhere',
    says: /“Link preview picture” leads to https:\/\/other\.example\/lost\.jpg/,
  },
  { check: 'thin-page', bad: '/thin', says: /250/ },
  { check: 'thin-page', bad: '/insights/thin-local', says: /700/, good: '/insights/long-local' },
  { check: 'canonical-tag', bad: '/canonical-missing', says: /no canonical/ },
  { check: 'canonical-tag', bad: '/canonical-elsewhere', says: /another site/ },
  {
    check: 'canonical-target',
    bad: '/canonical-gone',
    says: /status 404|not found/,
    good: '/canonical-good',
  },
  { check: 'language-tags', bad: '/language-self', says: /do not include/, good: '/language-good' },
  { check: 'language-return', bad: '/language-self', says: /\/target/, good: '/language-good' },
  { check: 'entity-errors', bad: '/json-broken', says: /cannot be read/ },
  { check: 'entity-errors', bad: '/entity-incomplete', says: /required property “description”/ },
  { check: 'entity-gaps', bad: '/entity-incomplete', says: /recommended/ },
  { check: 'company-facts', bad: '/other-name', says: /Cadron Partners LLC/ },
  { check: 'company-facts', bad: '/other-zip', says: /72999/ },
  { check: 'company-phone', bad: '/other-phone', says: /501-555-0199/ },
  { check: 'page-weight', bad: '/heavy', says: /88 KB/ },
  { check: 'broken-link', bad: '/broken-link', says: /“The lost page” leads to \/gone/ },
  {
    check: 'broken-outside-link',
    bad: '/outside-broken',
    says: /“Elsewhere” leads to https:\/\/other\.example\/gone, which responds with status 404/,
  },
  { check: 'broken-fragment', bad: '/broken-fragment', says: /#nowhere/ },
  {
    check: 'redirected-link',
    bad: '/redirected-link',
    says: /\/moved, which redirects to \/target/,
  },
  {
    check: 'redirect-chain',
    bad: '/chain',
    says: /2 redirects: \/chain → \/moved → \/target/,
    good: '/moved',
  },
  { check: 'redirect-chain', bad: '/loop', says: /circle/, good: '/moved' },
  { check: 'orphan', bad: '/orphan', says: /No page links/ },
  { check: 'similar-pages', bad: '/alike', says: /% of the text is also on \/alike-too/ },
  { check: 'sitemap-extra', bad: '/hidden-in-sitemap', says: /has noindex/ },
  { check: 'sitemap-missing', bad: '/not-in-sitemap', says: /not in the sitemap/ },
  { check: 'route-error', bad: '/failing', says: /410/ },
  { check: 'slow-page', bad: '/target', says: /LCP is 4,100 ms/ },
];
