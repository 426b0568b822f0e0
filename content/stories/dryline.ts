import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const dryline: SuccessStory = {
  slug: 'dryline-crew-dispatch',
  title: 'From emergency call to dispatch in 13 minutes',
  companyName: 'Dryline',
  industry: 'Consumer Services',
  description:
    'Dryline dries out homes and businesses after burst pipes, floods, and fires, with nine ' +
    'crews in central Arkansas. The phone is answered day and night, after hours by an outside ' +
    'service. Each call was written down, read to the manager on duty, and typed into the job ' +
    'system later; the manager then called crews until one said yes. The median time from call ' +
    'to crew on the road was 42 minutes, and one address in 15 was wrong. No one knew which ' +
    'marketing had brought a call, because trucks, ads, and website carried the same number.',
  solution:
    'We replaced the handwritten note with one intake screen in HubSpot, used by day staff and ' +
    'night service alike: address looked up while the caller speaks, source of the water, power ' +
    'on or off, insurer. Saving it opens a job and offers it by text message to the two nearest ' +
    'free crews, based on vehicle tracking; the first to accept gets it. After 6 minutes without ' +
    'an answer the system calls the manager. An AI transcript, announced at the start of the ' +
    'call, suggests what the call handler missed and flags possible gas or electrical danger; ' +
    'the handler confirms each field. Trucks, ads, and website now have their own numbers. The ' +
    'project took 10 weeks, 2 of them spent on night shifts with the crews.',
  result:
    'The median from call to crew on the road is 13 minutes over 1,150 jobs. Wrong addresses ' +
    'are down to about one in 90.',
  open:
    'On the two worst storm nights the median was 55 minutes, because every crew was out and ' +
    'software does not add crews. The AI danger flag is set to be cautious, and two in three ' +
    'flags turn out to be nothing. Insurer details are still typed twice, since the carriers’ ' +
    'portals accept no data from outside.',
  voice: {
    quote:
      'On storm nights we still run out of crews. The difference is that at two in the morning I ' +
      'know which houses are waiting, how long, and who promised them what.',
    name: 'Ray Tolliver',
    role: 'Operations Director',
  },
  pages: ['/restoration', '/crm-for-roofers'],
  keyTakeaways: [
    'Type the call into the system while it happens, not after it.',
    'Offer a job to the nearest two and let the first yes win, with a person as fallback.',
    'Tune a safety flag to err toward caution, and tell staff how often it will be wrong.',
  ],
  metrics: [
    { metric: 'Before', value: '42 minutes' },
    { metric: 'After', value: '13 minutes' },
    { metric: 'Improvement', value: '69% less time to dispatch' },
  ],
  measure: {
    kind: 'duration',
    before: 42,
    after: 13,
    unit: 'minutes',
    what: 'time from emergency call to crew on the road',
    improvement: 69,
    improvementLabel: 'less time to dispatch',
  },
  coverImage: '/media/cms_media/Success Stories/dryline-crew-dispatch.svg',
  heroImage: '/media/cms_media/Success Stories/dryline-crew-dispatch-hero.svg',
};
