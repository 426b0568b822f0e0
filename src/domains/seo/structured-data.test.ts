import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { SITE } from '#tests/builders/site-identity.ts';
import {
  article,
  breadcrumbs,
  faqPage,
  jobPosting,
  organization,
  structuredDataMarkup,
} from './structured-data.ts';

const PAGE = { path: '/insights/a', name: 'Why forecasts get argued', description: 'Two reports.' };

test('returns breadcrumbs for at least two steps, numbered from 1', () => {
  const home = { label: 'Home', path: '/' };
  expect(breadcrumbs(SITE, [home])).toBeUndefined();
  expect(breadcrumbs(SITE, [home, { label: 'About', path: '/about' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://cadron.example/' },
      { '@type': 'ListItem', position: 2, name: 'About', item: 'https://cadron.example/about' },
    ],
  });
});

test('returns the company with its address and without a rating', () => {
  const entity = organization(SITE, '/social/a/home.png');
  expect(entity).toMatchObject({
    '@type': ['Organization', 'ProfessionalService'],
    name: SITE.name,
    logo: 'https://cadron.example/logo.png',
    image: 'https://cadron.example/social/a/home.png',
    address: { '@type': 'PostalAddress', streetAddress: '1021 Front Street', postalCode: '72032' },
  });
  expect(JSON.stringify(entity)).not.toMatch(/rating|review/i);
});

test('names the author of an article, or the company if there is none', () => {
  const ada = { name: 'Ada Example', role: 'Principal' };
  const written = article(SITE, 'BlogPosting', {
    ...PAGE,
    author: ada,
    published: '2026-11-03T00:00:00.000Z',
  });
  expect(written['author']).toEqual([
    { '@type': 'Person', name: 'Ada Example', jobTitle: 'Principal', url: `${SITE.origin}/about` },
  ]);
  expect(written).toMatchObject({ datePublished: '2026-11-03T00:00:00.000Z' });
  const story = article(SITE, 'Article', PAGE);
  expect(story['author']).toMatchObject([{ '@type': 'Organization', name: SITE.name }]);
  expect(story).not.toHaveProperty('datePublished');
});

test('returns a job posting with all required properties', () => {
  expect(jobPosting(SITE, PAGE, { html: '<p>The work.</p>', posted: '2026-11-02' })).toMatchObject({
    title: PAGE.name,
    description: '<p>The work.</p>',
    datePosted: '2026-11-02',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: SITE.name },
    jobLocation: { '@type': 'Place', address: { addressRegion: 'AR', addressCountry: 'US' } },
  });
});

test('returns an empty string without entities', () => {
  expect(structuredDataMarkup([undefined])).toBe('');
});

test('escapes any text inside the script without loss', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constant('</script><b>')), (question) => {
      const markup = structuredDataMarkup([faqPage([{ question, answer: 'Yes.' }])]);
      const [, json] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup)!;
      const { '@graph': graph } = JSON.parse(json!) as { '@graph': ReturnType<typeof faqPage>[] };
      expect(graph[0]).toMatchObject({ mainEntity: [{ name: question }] });
    }),
  );
});
