/** The industries a success story can belong to (spec section 3), in the order filters show them. */
export const STORY_INDUSTRIES = [
  'SaaS',
  'Banking & Finance',
  'B2B Education',
  'Consumer Services',
  'Manufacturing',
  'Consumer Packaged Goods',
] as const;

/** One of the six industries of spec section 3. */
export type StoryIndustry = (typeof STORY_INDUSTRIES)[number];

/** A printed figure of a story (spec section 3): `{ metric: 'Before', value: '64 days' }`. */
export interface StoryMetric {
  metric: 'Before' | 'After' | 'Improvement';
  value: string;
}

/** What a story's cover drawing is generated from: the same figures as its metrics, as numbers. */
export interface StoryMeasure {
  /**
   * How it is drawn: `duration` shrinks (days, hours), `share` is n of 100 and rises, `cost`
   * shrinks (dollars), `count` rises or shrinks (records, referrals), `spread` is an error that
   * shrinks.
   */
  kind: 'duration' | 'share' | 'cost' | 'count' | 'spread';
  before: number;
  after: number;
  /** The counted thing in the plural: 'days', 'trials' (for a share: n of 100 trials), 'dollars'. */
  unit: string;
  /** What both figures measure, a phrase in lower case: 'time from request to signed order'. */
  what: string;
  /** The change from before to after in percent, rounded and without sign, as printed. */
  improvement: number;
  /** The words after the printed percentage: 'shorter sales cycle'. */
  improvementLabel: string;
}

/** A built-in success story (spec section 3). */
export interface SuccessStory {
  title: string;
  companyName: string;
  industry: StoryIndustry;
  /** The situation we found. */
  description: string;
  /** What we did. */
  solution: string;
  /** What came of it, including what did not work or is still open. */
  result: string;
  keyTakeaways: readonly string[];
  /** Before, After, Improvement, in that order. */
  metrics: readonly StoryMetric[];
  measure: StoryMeasure;
  coverImage: string;
  heroImage: string;
  slug: string;
}

/** The topics stories can be filtered by (spec section 3). */
export type StoryTopic = 'crm' | 'ai' | 'analytics' | 'marketing';

/** A keyword group for each topic, as one pattern: alternatives separated by bars. */
const TOPIC_KEYWORDS: Record<StoryTopic, string> = {
  crm: 'crm|hubspot|salesforce|dynamics 365|pipelines?',
  ai: 'ai|artificial intelligence|machine learning|language models?',
  analytics:
    'analytics|attribution|dashboards?|data warehouse|forecasts?|forecasting|power bi|' +
    'reports?|reporting',
  marketing: 'marketing|advertising|ads?|ad spend|campaigns?|newsletters?|paid media|seo',
};

/** Stories whose industry contains the text, in any case (spec section 3). */
export function filterByIndustry(
  stories: readonly SuccessStory[],
  industry: string,
): SuccessStory[] {
  const wanted = industry.toLowerCase();
  return stories.filter((story) => story.industry.toLowerCase().includes(wanted));
}

/**
 * Stories that use a keyword of the topic's group in their title, description, solution or
 * result, as whole words in any case (spec section 3): 'ai' is not found in 'email'.
 */
export function filterByTopic(stories: readonly SuccessStory[], topic: StoryTopic): SuccessStory[] {
  const keywords = TOPIC_KEYWORDS[topic];
  const wholeWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${keywords})(?![\\p{L}\\p{N}])`, 'iu');
  return stories.filter(({ title, description, solution, result }) =>
    [title, description, solution, result].some((text) => wholeWord.test(text)),
  );
}

/** The first `count` stories: the list is kept in the order of importance (spec section 3). */
export function featuredStories(stories: readonly SuccessStory[], count = 3): SuccessStory[] {
  return stories.slice(0, Math.max(0, count));
}

/** The story at /insights/success-stories/{slug}, if there is one (spec section 3). */
export function storyBySlug(
  stories: readonly SuccessStory[],
  slug: string,
): SuccessStory | undefined {
  return stories.find((story) => story.slug === slug);
}

/** A figure of a story as it is printed; empty when it has none. */
export const printedMetric = ({ metrics }: SuccessStory, name: StoryMetric['metric']): string =>
  metrics.find(({ metric }) => metric === name)?.value ?? '';
