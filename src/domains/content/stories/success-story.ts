/** The industries of success stories (docs/specification.md, section 3), in the order of the filters. */
export const STORY_INDUSTRIES = [
  'SaaS',
  'Banking & Finance',
  'B2B Education',
  'Consumer Services',
  'Manufacturing',
  'Consumer Packaged Goods',
] as const;

export type StoryIndustry = (typeof STORY_INDUSTRIES)[number];

/** A metric as displayed, such as `{ metric: 'Before', value: '64 days' }`. */
interface StoryMetric {
  metric: 'Before' | 'After' | 'Improvement';
  value: string;
}

/** How the cover of a story can draw its figures. */
export const STORY_MEASURES = [
  { kind: 'duration', name: 'Duration', description: 'Days or hours that get fewer' },
  { kind: 'share', name: 'Share', description: 'n of 100 that rises' },
  { kind: 'cost', name: 'Cost', description: 'Dollars that get fewer' },
  { kind: 'count', name: 'Count', description: 'Records or referrals, more or fewer' },
  { kind: 'spread', name: 'Error', description: 'An error that gets smaller' },
] as const;

/** The same metrics as numbers, from which the story's cover is drawn. */
export interface StoryMeasure {
  kind: (typeof STORY_MEASURES)[number]['kind'];
  before: number;
  after: number;
  /** The counted thing in the plural: 'days', 'trials' (for a share: n of 100 trials), 'dollars'. */
  unit: string;
  /** The measure of both numbers, as a phrase in lower case: 'time from request to signed order'. */
  what: string;
  /** The change from before to after in percent, rounded, without a sign. */
  improvement: number;
  /** The label after the percentage: 'shorter sales cycle'. */
  improvementLabel: string;
}

/** The change from before to after in percent, rounded, without a sign. */
export const improvementOf = ({ before, after }: { before: number; after: number }): number =>
  before === 0 ? 0 : Math.round((Math.abs(before - after) * 100) / before);

/** A success story (docs/specification.md, section 3). */
export interface SuccessStory {
  title: string;
  companyName: string;
  industry: StoryIndustry;
  /** The situation we found. */
  description: string;
  solution: string;
  result: string;
  /** What did not work, or is still open. */
  open?: string;
  /** a person at the client, and what they said */
  voice?: { quote: string; name: string; role: string };
  /** addresses of pages that show the story beside their main action: its market and services, where no story before it does */
  pages?: readonly string[];
  keyTakeaways: readonly string[];
  /** Before, After, Improvement, in that order. */
  metrics: readonly StoryMetric[];
  measure: StoryMeasure;
  /** pictures of the drawn cover; built-in stories have them */
  coverImage?: string;
  heroImage?: string;
  /** a photograph below the head */
  picture?: { src: string; alt: string; width: number; height: number };
  /** in place of the title and description that are made of the figures */
  seo?: { title: string; description: string };
  slug: string;
}

/** The topics of the story filter (docs/specification.md, section 3). */
export type StoryTopic = 'crm' | 'ai' | 'analytics' | 'marketing';

/** The keywords of each topic, as a regular expression. */
const TOPIC_KEYWORDS: Record<StoryTopic, string> = {
  crm: 'crm|hubspot|salesforce|dynamics 365|pipelines?',
  ai: 'ai|artificial intelligence|machine learning|language models?',
  analytics:
    'analytics|attribution|dashboards?|data warehouse|forecasts?|forecasting|power bi|' +
    'reports?|reporting',
  marketing: 'marketing|advertising|ads?|ad spend|campaigns?|newsletters?|paid media|seo',
};

/** Stories whose industry contains the text, ignoring case. */
export function filterByIndustry(
  stories: readonly SuccessStory[],
  industry: string,
): SuccessStory[] {
  const wanted = industry.toLowerCase();
  return stories.filter((story) => story.industry.toLowerCase().includes(wanted));
}

/**
 * Stories with a keyword of the topic in their title, description, solution or result. Matches whole words and ignores case:
 * 'ai' does not match 'email'.
 */
export function filterByTopic(stories: readonly SuccessStory[], topic: StoryTopic): SuccessStory[] {
  const keywords = TOPIC_KEYWORDS[topic];
  const wholeWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${keywords})(?![\\p{L}\\p{N}])`, 'iu');
  return stories.filter(({ title, description, solution, result, open = '' }) =>
    [title, description, solution, result, open].some((text) => wholeWord.test(text)),
  );
}

/** The position of a built-in story, with room for others in between. */
export const positionOf = (index: number): number => (index + 1) * 10;

/** The first `count` stories: the list is ordered by importance. */
export function featuredStories(stories: readonly SuccessStory[], count = 3): SuccessStory[] {
  return stories.slice(0, Math.max(0, count));
}

/** Which stories a page shows: those with the slugs, in their order, or the first of an industry or topic. */
export interface StoryChoice {
  count: number;
  slugs?: readonly string[] | undefined;
  industry?: string | undefined;
  topic?: StoryTopic | undefined;
}

export function chooseStories(
  stories: readonly SuccessStory[],
  { count, slugs, industry, topic }: StoryChoice,
): SuccessStory[] {
  const named = slugs?.flatMap((slug) => storyBySlug(stories, slug) ?? []) ?? stories;
  const inIndustry = industry ? filterByIndustry(named, industry) : named;
  return featuredStories(topic ? filterByTopic(inIndustry, topic) : inIndustry, count);
}

/** The story at /insights/success-stories/{slug}. */
export function storyBySlug(
  stories: readonly SuccessStory[],
  slug: string,
): SuccessStory | undefined {
  return stories.find((story) => story.slug === slug);
}

/** The story beside the main action of a page: the first that names it. */
export const storyOfPage = <Story extends SuccessStory>(stories: readonly Story[], path: string) =>
  stories.find(({ pages }) => pages?.includes(path));

/** A story's texts in search results: its own, else what its figures say. */
export const searchTextsOf = ({ companyName, measure, seo }: SuccessStory) => ({
  title: seo?.title.trim() || `${companyName}: ${measure.improvement}% ${measure.improvementLabel}`,
  description:
    seo?.description.trim() ||
    `${companyName}: ${measure.what}, before and after. What changed, and what is still open.`,
});

/** The displayed value of a story's metric, or an empty string. */
export const printedMetric = ({ metrics }: SuccessStory, name: StoryMetric['metric']): string =>
  metrics.find(({ metric }) => metric === name)?.value ?? '';
