import { BRAND } from '#content/brand.ts';
import { definePage } from '../define-page.ts';

export const HUBSPOT_AGENCY_PARTNER_IN_CONWAY_AR = definePage({
  path: '/insights/hubspot-agency-partner-in-conway-ar',
  title: 'HubSpot agency partner in Conway, AR',
  seo: {
    title: 'HubSpot agency partner in Conway, AR | Cadron',
    description:
      'HubSpot setup, repair and training from an office on Front Street in Conway. What a partner tier tells you, what the work costs, and what to ask us.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'HubSpot help\non Front Street',
        lead: 'We set up, repair and teach HubSpot for companies in Conway and around it. A principal leads the work in your account, you know the fee before it starts, and HubSpot pays us nothing for your licenses.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        note: `${BRAND.address[0]}, by appointment.`,
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'join',
          ends: ['Set up', 'Fix', 'Report', 'Teach'],
          river: 'An account you own',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'answers',
      props: {
        sections: [
          {
            heading: 'Are you a HubSpot partner?',
            parts: [
              {
                kind: 'paragraph',
                text: 'We work with HubSpot, and the claim ends there. You will find no tier and no medal on this page. HubSpot’s partner program awards tiers by points, and by its own description, read in November 2026, those come from subscriptions an agency has sold and accounts it manages.',
              },
              {
                kind: 'paragraph',
                text: 'A tier therefore shows that an agency does a good deal of business with HubSpot. That is worth something. Who will sit in your account is a separate question, and you should ask it separately.',
              },
            ],
          },
          {
            heading: 'What would you do for us?',
            parts: [
              {
                kind: 'list',
                items: [
                  [
                    { text: 'Set up.', strong: true },
                    ' A first account for a team that is leaving spreadsheets or an older CRM, with its data.',
                  ],
                  [
                    { text: 'Repair.', strong: true },
                    ' An account bought years ago, half used, full of automation that nobody dares to switch off.',
                  ],
                  [
                    { text: 'Report.', strong: true },
                    ' One page an owner reads on Monday morning, with figures the bookkeeper recognizes.',
                  ],
                  [
                    { text: 'Teach.', strong: true },
                    ' An administrator of your own, usually somebody already in the office, until we are no longer needed.',
                  ],
                ],
              },
            ],
          },
          {
            heading: 'What does it cost?',
            parts: [
              {
                kind: 'paragraph',
                text: 'One figure, in writing, once we have seen the account. Seeing it is free. Subscriptions you buy from HubSpot yourself; editions and prices change too often to print them here. Have the renewal notice at hand on the call and we go through it line by line.',
              },
              {
                kind: 'paragraph',
                text: 'Two lines deserve a look before every renewal: seats held by people who never sign in, and the number of contacts marked for marketing, which HubSpot counts toward the price of its marketing product as of November 2026.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'challenges',
      id: 'signs',
      props: {
        title: 'What a neglected\naccount looks like',
        lead: 'Open one that is three years old, on any Tuesday morning, and you will meet most of these.',
        tone: 'sand',
        items: [
          {
            title: 'Everyone may do everything',
            text: 'Nine of fourteen users are super admins, among them an intern from two summers ago. It was the quickest way to end the permission requests.',
          },
          {
            title: 'Six hundred properties, forty in use',
            text: 'Every import brought its own columns. There are four fields for industry, and each of them was right for somebody’s list.',
          },
          {
            title: 'Workflows that argue',
            text: 'One sets the owner by ZIP code, an older one by form. A lead from Vilonia changes hands twice before anybody reads the name.',
          },
          {
            title: 'Forty visitors, one tablet',
            text: 'At a home show they all typed into the same form on the same device. Unless told otherwise, HubSpot may take one browser for one person (as of November 2026), and some of them were saved over each other.',
          },
          {
            title: 'A chart that only rises',
            text: 'Renewals and new business share a pipeline, so the total has grown for nine quarters. The bank balance has its own opinion.',
          },
        ],
      },
    },
    {
      type: 'consultation',
      id: 'nearby',
      props: {
        sections: [
          {
            heading: 'What an office nearby is good for',
            paragraphs: [
              'HubSpot runs in a browser, and nearly all of it can be built from anywhere. The exception is finding out what people do when nobody is presenting. From Front Street that is a short drive: an hour behind the counter, a morning with the estimator, a second visit when the first one raised a question.',
              'Conway is a good place to learn that templates are guesses. Three colleges, suppliers along I-40 and firms that sell into Little Rock, half an hour southeast, make an unusual mix for a town this size. A school that enrolls for August and a distributor with weekly orders should not share their lifecycle stages.',
            ],
          },
          {
            heading: 'When to hire somebody else',
            paragraphs: [
              'If you mainly need a new website or a steady supply of articles and pictures, choose people who make them every day. If two of you sell one simple thing, HubSpot’s free courses and a quiet month will do. If you need staff in five countries, take an agency that has them.',
            ],
          },
          {
            heading: 'Four questions for any agency',
            paragraphs: [
              'Who exactly will work in our account, and may we meet that person before signing? Which of our subscriptions earn you money? Where do you write down what you change? Who owns the account if we part on bad terms?',
              'Our own answers are short. A principal, with one associate at times, and yes. None of them. In a log kept inside your account. You do.',
            ],
          },
        ],
        card: {
          title: 'An hour in your account',
          text: 'By screen, with the settings open. Our findings reach you in writing within five working days.',
          action: { label: 'Book Growth Audit', href: '/book-audit' },
          secondary: { label: 'About Cadron', href: '/about' },
        },
      },
    },
    {
      type: 'steps',
      id: 'month',
      props: {
        title: 'Four weeks to\na sound account',
        lead: 'For an account that exists already. A first setup takes longer, mostly because of the data.',
        steps: [
          {
            title: 'Read',
            text: 'Week one. We export the settings, sit beside three users for an hour each, and list every workflow with what it changed last month.',
          },
          {
            title: 'Close',
            text: 'Week two. Two people keep admin rights. Dead workflows go off one a day, each with a note on how to bring it back.',
          },
          {
            title: 'Mend',
            text: 'Week three. Stages get entry rules, twin fields are folded together, and the three lists your staff really use are rebuilt.',
          },
          {
            title: 'Hand over',
            text: 'Week four. Your administrator makes the changes while we watch. Whatever she cannot explain to a colleague returns to our desk.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'From owners\nin town',
        items: [
          {
            question: 'Can you take over from our present agency?',
            answer:
              'Yes, and preferably with its help. We ask for the logins, connected apps and forms in use, check that your company owns each one, and change passwords last. Most agencies are courteous about it. One handover call saves a week of guessing.',
          },
          {
            question: 'Is the free edition enough?',
            answer:
              'Sometimes, and for longer than a salesperson would like. It holds contacts, deals and simple forms. You outgrow it with a second team, with automation that needs conditions, or with records that some people should not see. Which edition has which function shifts, so we check the current list together.',
          },
          {
            question: 'Do you train on site?',
            answer:
              'Gladly, in Faulkner County and in Little Rock. Six people at most, their own records on the screen, and a list of what each of them will do differently on Monday.',
          },
          {
            question: 'Could a student run it for us?',
            answer:
              'A student can keep lists clean and build emails, and with three colleges in town you will find good ones. Give the role limits and an end date. One permanent employee has to answer for the account, or each semester begins with last semester’s questions.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'related',
      props: {
        title: 'If you want\nthe details',
        tone: 'pine',
        items: [
          {
            title: 'CRM Implementation',
            text: 'How a first account is built in ninety days, with the dates and the numbers we are judged by.',
            href: '/services/crm-implementation',
          },
          {
            title: 'Reporting and Analytics',
            text: 'For the Monday page: why two reports of one month differ, and how to tie a figure to the ledger.',
            href: '/services/reporting-analytics',
          },
          {
            title: 'Professional Services',
            text: 'If you sell advice or expertise, where the best leads arrive as favors and leave no form behind.',
            href: '/professional-services',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Find the weak\npart first',
        text: 'Data, stages, automation, reports or people: one of them holds your HubSpot back. The free call finds out which, in 45 to 60 minutes.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
      },
    },
  ],
});
