import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const ECOMMERCE = definePage({
  path: '/ecommerce',
  title: 'Ecommerce',
  seo: {
    title: 'Ecommerce CRM, ad spend and margin consulting | Cadron',
    description:
      'Store, ads, returns and email joined into margin per order and one history per customer. Consulting for online retailers and consumer brands that ship.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Grow what is left\nafter ad spend',
        lead: 'Revenue by channel flatters every channel. We join store, ads, returns and email into one history per customer and a margin per order, and let budgets follow it.',
        action: BOOK_AUDIT,
        note: 'Three products, worked out on your own figures.',
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
            text: 'Add up the purchases reported by search, social and affiliates, and the sum exceeds what the warehouse shipped. Budgets that move on those figures let every channel grade its own homework.',
          },
          {
            title: 'Discounts reach people who would have paid',
            text: 'The welcome code, the cart reminder and the spring sale hit the same person within nine days. Repeat buyers have learned to leave the cart and wait for the email.',
          },
          {
            title: 'Returns arrive after the report',
            text: 'June looked excellent. The dresses came back in July, when the campaign that sold them had already been doubled. Size, product and channel of each return are known, in three systems.',
          },
          {
            title: 'The second order is left to chance',
            text: 'Most stores know what share of buyers comes back. Few know it by first product, although a candle may bring people back in sixty days and a gift box never.',
          },
          {
            title: 'Tools that have not met',
            text: 'A customer complains about a marketplace order, gets a voucher for the store, and sees an acquisition ad the same evening. Each tool did its job.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'One ledger for\norders and ads',
        paragraphs: [
          'The work begins with finance, because no ad platform knows your cost of goods. We write down contribution per order: price, discount, product cost, payment fee, pick and pack, freight, expected returns, ad spend. It fits on one sheet, and marketing and the CFO put their initials on it.',
          'Orders, refunds and subscriptions then flow from the shop platform into the CRM and, where volume calls for it, a small warehouse of data. Customers are matched across addresses and channels as far as their consent allows. An order that was shipped, kept and paid is the only conversion the ad platforms get to learn from.',
          'After that the messages are rebuilt around the customer’s own timing. A reminder follows the usual interval of that product, a discount needs a reason, and somebody with an open complaint receives nothing until it is closed. Every flow keeps a silent group, since otherwise a nudge cannot be told from a sale that was coming anyway.',
        ],
        points: [
          {
            title: 'Contribution after ads',
            text: 'By channel, campaign and product, a day behind at most and in agreement with the books.',
          },
          {
            title: 'New customers, counted once',
            text: 'With payback in orders and in weeks, so a budget can be argued from cash.',
          },
          {
            title: 'Returns in time to act',
            text: 'Rates by product and source, early enough to stop the campaign that causes them.',
          },
          {
            title: 'Fewer codes',
            text: 'The ones that stay have an end date and a group of comparable buyers who never saw them.',
          },
          {
            title: 'Support with the whole order',
            text: 'Order, parcel and the last three messages on one screen, before the agent says hello.',
          },
        ],
      },
    },
    {
      type: 'consultation',
      id: 'consultation',
      props: {
        sections: [
          {
            heading: 'Three products, last quarter',
            paragraphs: [
              'Name three: the bestseller, the one you are proud of, and one you suspect. From your own store and ad accounts we work out what each left over last quarter once returns and advertising are deducted. The arithmetic is rough, done on a shared screen, and good enough to show which of the three deserves a budget.',
              'The sheet stays with you. Our notes on it, with the order in which we would change things, come a few days later.',
            ],
          },
          {
            heading: 'If we started in February',
            paragraphs: [
              'An example: a brand with 6,000 orders a month, one shop platform, two ad accounts and an email tool. February settles the definition of a new customer and the contribution sheet. In March the feeds are built and last year’s orders are matched, which tends to turn up one customer in seven under two addresses.',
              'April brings the first honest test, four weeks without ads in two regions or without a code in one category. By May the budget meeting has a page to work from. We plan around your season: nothing that touches checkout or tracking changes between October and Christmas.',
              'The person this needs from your side is whoever closes the books. An hour a week from her is worth more than a dashboard committee.',
            ],
          },
        ],
        card: {
          title: 'Work out three margins',
          text: 'The audit costs nothing. Have the shop, the ad accounts and your last freight invoice within reach.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: {
        quote:
          'We cut more than half of the budget and spent three weeks waiting for the drop. It was a strange feeling when the orders kept coming.',
        author: 'Head of growth',
        position: 'Refillable cleaners',
        company: 'Tallgrass',
      },
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
              'It can help once orders and margins are right. Every model spreads credit by assumption, so we rely on tests where we can: regions without ads, categories without codes, flows with a silent group. Four weeks of that settle arguments which a dashboard keeps alive.',
          },
          {
            question: 'Our shop platform has customer profiles. Why a CRM?',
            answer:
              'One store with one email tool can go far without. The case changes with wholesale accounts, subscriptions, a service team or a second channel, because from then on nobody holds the full history. Below about 2,000 orders a month we usually suggest waiting and cleaning up product data in the meantime.',
          },
          {
            question: 'What if visitors refuse tracking?',
            answer:
              'Then they are left alone. Consent is read before anything is matched or sent, and the choice is kept with the customer record. You will see fewer tracked visits and the same number of parcels, which is the reason to steer by the ledger: a shipped order can be counted with or without a cookie.',
          },
          {
            question: 'Which uses of AI hold up at our size?',
            answer:
              'Answering “where is my order” from live parcel data, sorting return comments by reason, and drafting product copy for a merchandiser to edit. Each has a count that can be checked within a month. Demand forecasts by size and color need a longer history than most brands have, so we try them on last season first.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'See what one\norder leaves you',
        text: 'Free, in 45 to 60 minutes. Choose an order from a campaign you were pleased with.',
        action: BOOK_AUDIT,
        drawing: 'leaks',
        labels: ['Product and freight', 'Ads and discounts', 'Returns', 'What you keep'],
      },
    },
  ],
});
