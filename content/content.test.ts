import { describe, expect, test } from 'vitest';
import type { BlockType } from '#src/blocks/schemas.ts';
import { featuredStories } from '#src/domains/content/stories/success-story.ts';
import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { portraitOf } from '#src/ui/drawings/avatars/portrait.ts';
import { AUTHORS } from './authors.ts';
import { BRAND } from './brand.ts';
import { PRIVACY } from './pages/company/privacy.ts';
import { HOME } from './pages/home.ts';
import { DEFAULT_PAGES } from './pages/index.ts';
import { EXECUTIVE_CHEATSHEET_GUIDE as CHEATSHEET } from './playbooks/executive-cheatsheet.ts';
import { QUICK_WINS_GUIDE } from './playbooks/quick-wins.ts';
import { hoursSavedShort, STATISTICS } from './statistics.ts';
import { SUCCESS_STORIES } from './stories/index.ts';

/**
 * Checks the sample content against docs/specification.md: routes, statistics, counts and names. This is the only test to
 * edit when `content/` is replaced, because other tests import names from `content/`.
 */

/** Block pages that docs/specification.md, section 2, lists. */
const ROUTES =
  `/ /services /services/ai-enablement /services/consulting-gtm /services/crm-implementation
/services/crm-strategy /services/crm-integration /services/customer-journey /services/paid-media
/services/reporting-analytics /who-we-help /b2b /dtc /saas /manufacturing /ecommerce /restoration
/professional-services /consumer-services /ai-quotient /playbooks /playbooks/hubspot-executive-cheatsheet
/playbooks/hubspot-quick-wins /salesforce-vs-hubspot /crm-for-roofers
/insights/crm-consulting-services-in-conway-ar /insights/crm-consulting
/insights/salesforce-crm-integration-in-jackson-ms /insights/crm-audit-services-in-jackson-ms
/insights/hubspot-agency-partner-in-conway-ar /insights/crm-for-real-estate-agents-in-little-rock-ar
/insights/hubspot-crm-integration-in-jackson-ms /insights/crm-integration-services-in-jackson-ms
/about /book-audit /contact /vistage /privacy /terms`.split(/\s+/);

const pageAt = (path: string) => DEFAULT_PAGES.find((page) => page.path === path)!;
const onHome = <Type extends BlockType>(type: Type) =>
  HOME.blocks.find((block) => block.type === type)!.props as Record<string, unknown>;

test('brand and authors have the names that the sample texts use', () => {
  expect([BRAND.name, BRAND.shortName]).toEqual(['Cadron Growth Partners', 'Cadron']);
  expect(`${BRAND.city}, ${BRAND.region}`).toBe('Conway, Arkansas');
  expect(AUTHORS.map(({ name }) => name)).toEqual([
    'Marit Halvorsen',
    'Dele Okafor',
    'June Castellanos',
    'Theo Brandvold',
  ]);
});

test('author portraits differ in hair and clothes, and two have glasses', () => {
  const portraits = AUTHORS.map(({ name }) => portraitOf(name, 'pine'));
  expect(new Set(portraits.map(({ hair }) => hair)).size).toBe(AUTHORS.length);
  expect(new Set(portraits.map(({ clothes }) => clothes)).size).toBe(AUTHORS.length);
  expect(portraits.filter(({ eyes }) => eyes !== 'brows')).toHaveLength(2);
});

test('every specified page exists, and /vistage is noindex', () => {
  const paths = DEFAULT_PAGES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(ROUTES));
  expect(pageAt('/vistage').seo.noindex).toBe(true);
});

describe('the home page', () => {
  test('has the specified blocks in order, and an index of pages before the stories', () => {
    expect(HOME.blocks.map(({ type }) => type)).toEqual([
      'hero-confluence',
      'why-choose-us',
      'first-question',
      'logo-grid',
      'statistics',
      'page-index',
      'story-cards',
      'cta-banner',
    ]);
    expect(HOME.seo.description.length).toBeLessThanOrEqual(155);
  });

  test('links to the audit and names AI as the third step', () => {
    expect(onHome('hero-confluence')).toMatchObject({
      title: 'From AI pilots\nto profit',
      action: { href: '/book-audit' },
    });
    const steps = onHome('why-choose-us')['steps'] as { word: string }[];
    expect(steps.map(({ word }) => word)).toEqual(['number', 'record', 'AI', 'habit']);
    expect(onHome('cta-banner')['drawing']).toBe('leaks');
  });

  test('features three stories whose improvements match the statistics', () => {
    expect(onHome('story-cards')['count']).toBe(3);
    const featured = featuredStories(SUCCESS_STORIES);
    expect(featured.map(({ companyName }) => companyName)).toEqual([
      'Redfield Works',
      'Lumenstack',
      'Tallgrass',
    ]);
    const { shorterSalesCycles, conversionIncrease, lowerCac } = STATISTICS;
    expect(featured.map(({ measure }) => measure.improvement)).toEqual([
      shorterSalesCycles,
      conversionIncrease,
      lowerCac,
    ]);
  });
});

test('the statistics match docs/specification.md, section 9', () => {
  expect(STATISTICS).toEqual({
    clientSatisfaction: 91,
    projects: 300,
    crmStrategies: 16,
    lessManualEffort: 58,
    platforms: 42,
    shorterSalesCycles: 56,
    conversionIncrease: 125,
    lowerCac: 59,
    hoursSaved: 118_873,
  });
  expect(hoursSavedShort()).toBe('119k');
});

test('the archive starts with 16 posts and 15 stories', async () => {
  expect((await readSeedPosts('content/posts')).length).toBe(16);
  expect(SUCCESS_STORIES).toHaveLength(15);
});

test('the guides contain what their pages promise', () => {
  const { numbers, stages, rights, review, checks, features } = CHEATSHEET;
  const from = numbers.items.map((item) => item.from);
  const count = (kind: string) => from.filter((one) => one === kind).length;
  expect(['deals', 'contacts', 'tasks'].map(count)).toEqual([4, 2, 1]);
  expect([stages.items.length, rights.items.length, rights.roles.length]).toEqual([8, 5, 4]);
  expect(review.items.reduce((total, { minutes }) => total + minutes, 0)).toBe(15);
  expect(checks.items).toHaveLength(5);
  expect(features.columns.map((column) => column.features.length)).toEqual([5, 4, 3]);
  expect(QUICK_WINS_GUIDE.repairs).toHaveLength(10);
  expect(QUICK_WINS_GUIDE.repairs.reduce((total, { minutes }) => total + minutes, 0)).toBe(210);
});

test('/privacy states the default retention periods', () => {
  const config = readConfig({});
  const promised = JSON.stringify(PRIVACY.blocks);
  for (const [what, days] of [
    ['has released: after', config.RETAIN_QUARANTINE_DAYS],
    ['belong to no form:', config.RETAIN_RUNS_DAYS],
    ['keeps them as files: after', config.RETAIN_MAIL_DAYS],
  ] as const)
    expect(promised).toContain(`${what} ${days} days`);
  expect(config.RETAIN_LEADS_DAYS, 'other forms have no date').toBe(0);
});
