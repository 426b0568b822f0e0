import { dryline } from '#content/stories/dryline.ts';
import { lumenstack } from '#content/stories/lumenstack.ts';
import { mapleAndMain } from '#content/stories/maple-and-main.ts';
import { pruettAndVale } from '#content/stories/pruett-and-vale.ts';
import { redfieldWorks } from '#content/stories/redfield-works.ts';
import { tallgrass } from '#content/stories/tallgrass.ts';

/** One story per industry page, in the order of the industries, and its result as the end of a sentence. */
const RESULTS = [
  [
    'Manufacturing',
    redfieldWorks,
    'the median time from request to signed order fell from 64 days to 28.',
  ],
  ['SaaS', lumenstack, '9% of trials become paying accounts, up from 4%.'],
  [
    'Professional services',
    pruettAndVale,
    'an investment firm, the review documents for a quarter take 9 hours of associate time per adviser instead of 46.',
  ],
  ['Ecommerce', tallgrass, 'a new customer costs $48 in ad spend, down from $118.'],
  [
    'Restoration',
    dryline,
    'the median time from emergency call to crew on the road fell from 42 minutes to 13.',
  ],
  ['Consumer services', mapleAndMain, '7 of every 100 booked visits are missed, down from 18.'],
] as const;

/** The results as items of a list, each with a link to its story. */
export const CLIENT_RESULTS = RESULTS.map(([industry, { companyName, slug }, result]) => [
  `${industry}: at `,
  { text: companyName, href: `/insights/success-stories/${slug}` },
  `, ${result}`,
]);
