import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const ECOMMERCE = definePage({
  path: '/ecommerce',
  title: 'Ecommerce',
  seo: {
    title: 'Ecommerce CRM, Ad Spend & Margin Consulting | Cadron',
    description:
      'Store, ads, returns, and email joined into margin per order and one history per customer. Consulting for online retailers and brands that ship.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Ecommerce',
        title: 'Grow what is left\nafter ad spend',
        lead: 'Revenue by channel flatters every channel. We join store, ads, returns, and email into one history per customer and one margin per order, and let budgets follow the margin.',
        action: BOOK_AUDIT,
        note: 'Free. Three products, worked out on your own numbers.',
        trail: [{ label: 'DTC', href: '/dtc' }],
        drawing: 'orders',
        caption:
          'An example customer: $42 to win, $18 left from each order, paid back with the third.',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'Where the margin\ngoes missing',
        lead: 'A store can double its orders and end the year with less in the bank. The signs are visible early.',
        items: [
          {
            title: 'Several ad accounts claim one order',
            text: 'Add up the purchases reported by search, social, and affiliates, and the total exceeds what the warehouse shipped. Budgets that move on those numbers let every channel grade its own homework.',
          },
          {
            title: 'Discounts reach people who would have paid',
            text: 'The welcome code, the cart reminder, and the spring sale hit the same person within 9 days. Repeat buyers have learned to leave the cart and wait for the email.',
          },
          {
            title: 'Returns arrive after the report',
            text: 'June looked excellent. The dresses came back in July, after the campaign that sold them had been doubled. Size, product, and channel of each return are known, in three systems.',
          },
          {
            title: 'The second order is left to chance',
            text: 'Most stores know what share of buyers comes back. Few know it by first product, although a candle may bring people back in 60 days and a gift box never.',
          },
          {
            title: 'Tools that have not met',
            text: 'A customer complains about a marketplace order, gets a coupon for the store, and sees an acquisition ad the same evening. Each tool did its job.',
          },
        ],
        card: {
          title: 'Work out three margins',
          text: 'Free, 45 to 60 minutes by video. Have the store, the ad accounts, and your last freight invoice open.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'One ledger for\norders and ads',
        paragraphs: [
          'The work begins with finance, because your cost of goods is in the books and not in the ad accounts. We write down contribution per order: price, discount, product cost, payment fee, pick and pack, freight, expected returns, ad spend. It fits on one sheet, and both marketing and the CFO initial it.',
          'Orders, refunds, and subscriptions then flow from the store platform into the CRM and, where volume calls for it, a small data warehouse. Customers are matched across addresses and channels as far as their consent allows. An order that was shipped, kept, and paid is the only conversion the ad platforms get to learn from.',
          'After that we rebuild the messages around the customer’s own timing. A reminder follows the usual interval of that product, a discount needs a reason, and someone with an open complaint receives nothing until it is closed. Every flow keeps a holdout group, because otherwise you cannot tell a nudge from a sale that was coming anyway.',
        ],
        points: [
          {
            title: 'Contribution after ads',
            text: 'By channel, campaign, and product, a day behind at most and in agreement with the books.',
          },
          {
            title: 'New customers, counted once',
            text: 'With payback in orders and in weeks, so the budget debate is about cash.',
          },
          {
            title: 'Returns in time to act',
            text: 'Rates by product and source, early enough to stop the campaign that causes them.',
          },
          {
            title: 'Fewer discount codes',
            text: 'The ones that stay have an end date and a group of comparable buyers who never saw them.',
          },
          {
            title: 'Support with the whole order',
            text: 'Order, shipment, and the last three messages on one screen, before the agent says hello.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'example',
      props: {
        sections: [
          {
            heading: 'The audit: three products, last quarter',
            parts: [
              {
                kind: 'paragraph',
                text: 'Name three: the bestseller, the one you are proud of, and one you have doubts about. From your own store and ad accounts we work out what each one earned last quarter after returns and advertising. The math is rough, done on your shared screen, and good enough to show which of the three deserves a budget.',
              },
              {
                kind: 'paragraph',
                text: 'The sheet stays with you. The Recommendations Report, which says what to change first, follows within five business days.',
              },
            ],
          },
          {
            heading: 'Worked example: a brand that starts in February',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take a brand with 6,000 orders a month, one store platform, two ad accounts, and an email tool. In February we settle the definition of a new customer and the contribution sheet. In March we build the feeds and match last year’s orders; say one customer in seven turns up under two addresses.',
              },
              {
                kind: 'paragraph',
                text: 'April brings the first honest test: 4 weeks without ads in two regions, or without a code in one category. By May the budget meeting has a page to work from. We plan around your season: nothing that touches checkout or tracking changes between October and Christmas.',
              },
              {
                kind: 'paragraph',
                text: 'On your side it takes the person who closes the books. An hour of their week is worth more than a dashboard committee.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: { company: 'Tallgrass' },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before the next\nbudget meeting',
        items: [
          {
            question: 'Would attribution software solve this?',
            answer:
              'It can help once orders and margins are right. Every model spreads credit by assumption, so we rely on tests where we can: regions without ads, categories without codes, flows with a holdout group.',
          },
          {
            question: 'Our store platform has customer profiles. Why a CRM?',
            answer:
              'One store with one email tool can go far without one. The case changes with wholesale accounts, subscriptions, a service team, or a second channel, because from then on no single system holds the full history. Below about 2,000 orders a month we usually suggest waiting and cleaning up product data in the meantime.',
          },
          {
            question: 'What if visitors refuse tracking?',
            answer:
              'Then we leave them alone. Consent is read before anything is matched or sent, and the choice is kept with the customer record. You will see fewer tracked visits and the same number of packages, which is why we steer by the ledger.',
          },
          {
            question: 'Which uses of AI hold up at our size?',
            answer:
              'Answering “where is my order” from live tracking data, sorting return comments by reason, and drafting product copy for a merchandiser to edit. Each has a count that can be checked within a month. Demand forecasts by size and color need a longer history than most brands have, so we try them on last season first.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'See what one\norder leaves you',
        text: 'Pick an order from a campaign you were pleased with. The growth audit is free.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
