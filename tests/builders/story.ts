import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

/** A typical success story. */
export function buildStory(overrides: Partial<SuccessStory> = {}): SuccessStory {
  return {
    slug: 'plain',
    title: 'Plain title',
    companyName: 'Plain Company',
    industry: 'SaaS',
    description: 'Nothing in particular.',
    solution: 'Something was done.',
    result: 'It helped.',
    keyTakeaways: [],
    metrics: [],
    measure: {
      kind: 'duration',
      before: 10,
      after: 5,
      unit: 'days',
      what: 'time',
      improvement: 50,
      improvementLabel: 'less time',
    },
    coverImage: '/cover.svg',
    heroImage: '/hero.svg',
    ...overrides,
  };
}
