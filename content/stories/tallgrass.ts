import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const tallgrass: SuccessStory = {
  slug: 'tallgrass-acquisition-cost',
  title: 'Ad spend follows orders, not clicks',
  companyName: 'Tallgrass',
  industry: 'Consumer Packaged Goods',
  description:
    'Tallgrass sells refillable household cleaners through its own Shopify store and about 400 ' +
    'grocery stores. It spent $140,000 a month on Google Ads and Meta, and both claimed the same ' +
    'orders: together they counted 1.7 times what the store had shipped. Every Monday the budget ' +
    'moved to whichever clicks were cheapest. Calculated from the company’s own books, a new ' +
    'customer cost $118 in ad spend, against a first-order margin of $31. Returning customers ' +
    'were counted as new ones, because the ad accounts could not recognize them.',
  solution:
    'We began with a definition: a new customer is a person with no earlier shipped order, ' +
    'matched on email, phone, and delivery address. Orders, refunds, and subscriptions load from ' +
    'Shopify into a small BigQuery data warehouse every hour, and ad cost joins them each day. ' +
    'Shipped first orders, with their margin, go back to Google Ads and Meta as the only ' +
    'conversion that bidding may use; consent is checked before any match leaves the store. ' +
    'Known customers are kept out of prospecting campaigns. For 4 weeks two regions saw no ads ' +
    'at all, so that we could count the orders that come in anyway. Setup took 7 weeks. Budgets ' +
    'now move once a month, based on each campaign’s cost per new customer.',
  result:
    'By the fourth month a new customer cost $48, and the number has stayed between $44 and $53 ' +
    'since. Spend fell from $140,000 to $62,000 a month while new customers rose from about ' +
    '1,190 to 1,290 a month. The two regions without ads showed that search ads on the brand’s ' +
    'own name had mostly paid for orders that would have come in anyway.',
  open:
    'Video could not be proven either way and was cut to a small test. Grocery sales are not ' +
    'included, since the stores do not share who bought.',
  voice: {
    quote:
      'We cut more than half of the budget and spent three weeks waiting for the drop. It was a ' +
      'strange feeling when the orders kept coming.',
    name: 'Hannah Okoye',
    role: 'Head of Growth',
  },
  pages: ['/ecommerce', '/services/paid-media'],
  keyTakeaways: [
    'Agree on what a new customer is before you compare channels.',
    'Give ad platforms the shipped order as their goal, because they optimize for whatever you count.',
    'A few weeks without ads in one region teach you more than an attribution report.',
  ],
  metrics: [
    { metric: 'Before', value: '$118 CAC' },
    { metric: 'After', value: '$48 CAC' },
    { metric: 'Improvement', value: '59% lower cost' },
  ],
  measure: {
    kind: 'cost',
    before: 118,
    after: 48,
    unit: 'dollars',
    what: 'ad spend for each new customer',
    improvement: 59,
    improvementLabel: 'lower cost',
  },
  coverImage: '/media/cms_media/Success Stories/tallgrass-acquisition-cost.svg',
  heroImage: '/media/cms_media/Success Stories/tallgrass-acquisition-cost-hero.svg',
};
