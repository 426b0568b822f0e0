import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const fennimorePantry: SuccessStory = {
  slug: 'fennimore-pantry-store-sales',
  title: 'Store sales on one page every Monday',
  companyName: 'Fennimore Pantry',
  industry: 'Consumer Packaged Goods',
  description:
    'Fennimore Pantry makes sauces and pickles sold in some 2,300 stores of six grocery chains. ' +
    'Each chain reports its sales in its own way: two through a portal, three as an emailed ' +
    'workbook, one on request. An analyst merged 34 spreadsheets a month by hand, and the result ' +
    'came around the 20th, for the month before. A promotion that emptied the shelves of one ' +
    'region looked like weak demand, because a store without jars sells none. Product codes ' +
    'differed by chain, and a new label had given the same jar two codes.',
  solution:
    'We made one table that says which chain’s code means which jar, with start and end dates, ' +
    'and gave it an owner in operations. Sales from five of the six chains now arrive without ' +
    'help, by scheduled portal exports and an inbox that reads attachments. They load into ' +
    'Snowflake every week, where rows that match nothing wait for a person instead of a ' +
    'guess. A store that sold every week and then nothing for 10 days counts as a likely gap ' +
    'on the shelf. A single page in Power BI lists sales by store, likely gaps, and each ' +
    'promotion against similar stores without one. Gaps become visit tasks in the sales team’s ' +
    'CRM, nearest first. The first chain took 4 weeks; all five took 15.',
  result:
    'Five spreadsheets a month are still merged by hand, all from the chain that answers only ' +
    'on request. The page is ready on Monday morning with sales through Saturday. Two ' +
    'promotions were repeated and one was stopped on the evidence.',
  open:
    'When field staff checked 120 likely gaps, 78 were real. We also tried to forecast demand ' +
    'for each store and gave up, since too few jars sell in one store in one week.',
  voice: {
    quote:
      'I get Mondays back. And when a buyer says the shelf was full, I can see that it was empty ' +
      'for nine days.',
    name: 'Lucia Ferrante',
    role: 'Sales Analyst',
  },
  pages: ['/services/crm-integration'],
  keyTakeaways: [
    'Settle product codes first, in a table with dates and an owner.',
    'Treat a sudden zero as a question about the shelf before you read it as demand.',
    'Let unmatched rows wait for a person, because a guess is hard to find again.',
  ],
  metrics: [
    { metric: 'Before', value: '34 a month' },
    { metric: 'After', value: '5 a month' },
    { metric: 'Improvement', value: '85% fewer spreadsheets to merge' },
  ],
  measure: {
    kind: 'count',
    before: 34,
    after: 5,
    unit: 'spreadsheets',
    what: 'spreadsheets merged by hand each month',
    improvement: 85,
    improvementLabel: 'fewer spreadsheets to merge',
  },
  coverImage: '/media/cms_media/Success Stories/fennimore-pantry-store-sales.svg',
  heroImage: '/media/cms_media/Success Stories/fennimore-pantry-store-sales-hero.svg',
};
