import { BRAND } from '#content/brand.ts';
import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { definePage } from '../define-page.ts';

/** HubSpot setup, cleanup and training in Conway, Arkansas. The address says "partner"; we are not one, and the page says so. */
export const HUBSPOT_AGENCY_PARTNER_IN_CONWAY_AR = definePage({
  path: '/insights/hubspot-agency-partner-in-conway-ar',
  title: 'HubSpot agency in Conway, AR',
  seo: {
    title: 'HubSpot Agency in Conway, AR | Cadron',
    description:
      'HubSpot setup, cleanup, and training from an office in Conway. What a partner tier means, what the work costs, and what to ask an agency.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'HubSpot agency\nin Conway, AR',
        lead: 'We set up, fix, and teach HubSpot for companies in and around Conway. A principal leads the work in your account, you know the fee before it starts, and HubSpot pays us nothing for your licenses.',
        action: BOOK_GROWTH_AUDIT,
        note: `${BRAND.address[0]}, by appointment.`,
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'join',
          ends: ['Set up, 24', 'Fix, 14', 'Report, 12', 'Teach, 10'],
          river: 'An account you own',
          caption: 'An example, to scale: 60 hours of work in one account.',
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
                text: 'No. We work with HubSpot, and our claim ends there. You will find no tier and no medal on this page. HubSpot’s partner program awards tiers by points, and by its own description, read in November 2026, those come from subscriptions an agency has sold and accounts it manages.',
              },
              {
                kind: 'paragraph',
                text: 'So a tier shows that an agency does a good deal of business with HubSpot. That is worth something. Who will work in your account is a separate question, and you should ask it separately.',
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
                    { text: 'Fix.', strong: true },
                    ' An account bought years ago, half used, full of automation that nobody dares to switch off.',
                  ],
                  [
                    { text: 'Report.', strong: true },
                    ' One page an owner reads on Monday morning, with numbers the bookkeeper recognizes.',
                  ],
                  [
                    { text: 'Teach.', strong: true },
                    ' An administrator of your own, usually someone already in the office, until we are no longer needed.',
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
                text: 'One fixed fee, in writing, once we have seen the account. Looking is free. You buy subscriptions from HubSpot yourself; editions and prices change too often to print them here. Bring your renewal notice to the call, and we will go through it line by line.',
              },
              {
                kind: 'paragraph',
                text: 'Two lines deserve a look before every renewal: seats held by people who never sign in, and the number of marketing contacts, which HubSpot counts toward the price of its marketing product as of November 2026.',
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
        lead: 'An invented account, three years old. Open your own on any Tuesday morning, and you will recognize some of it.',
        tone: 'sand',
        items: [
          {
            title: 'Everyone can do everything',
            text: 'Nine of 14 users are super admins, among them an intern from two summers ago. It was the quickest way to end the permission requests.',
          },
          {
            title: '600 properties, 40 in use',
            text: 'Every import brought its own columns. There are four fields for industry, and each of them was right for someone’s list.',
          },
          {
            title: 'Workflows that argue',
            text: 'One sets the owner by ZIP code, an older one by form. A lead from Vilonia changes hands twice before anyone reads the name.',
          },
          {
            title: 'Thirty visitors, one tablet',
            text: 'At a home show they all filled out the same form on the same device. As of November 2026, HubSpot may take one browser for one person unless the form is set otherwise, so some of them overwrote each other.',
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
            heading: 'What a nearby agency is good for',
            paragraphs: [
              'HubSpot runs in a browser, and nearly all of it can be built from anywhere. The exception is finding out what people do when nobody is presenting. That takes a short drive from Front Street, then an hour behind the counter or a morning with the estimator, and a second visit if the first one raises a question.',
              'Conway is a good place to learn that templates are guesses. Its colleges, its suppliers along I-40, and its firms that sell into Little Rock make an unusual mix for a town this size. A school that enrolls for August and a distributor with weekly orders should not share their lifecycle stages.',
            ],
          },
          {
            heading: 'When to hire someone else',
            paragraphs: [
              'If you mainly need a new website or a steady supply of articles and pictures, choose people who make them every day. If two of you sell one simple thing, HubSpot’s free courses and a quiet month will do. If you need staff in five countries, hire an agency that has them.',
            ],
          },
          {
            heading: 'Four questions for any HubSpot agency',
            paragraphs: [
              'Who exactly will work in our account, and can we meet that person before signing? Which of our subscriptions earn you money? Where do you write down what you change? Who owns the account if we part on bad terms?',
              'Our own answers are short. A principal, at times with one associate, and yes, you can meet them first. None of your subscriptions. In a log kept inside your account. You do.',
            ],
          },
        ],
        card: {
          title: 'An hour in your account',
          text: 'By video, with the settings open. Our findings reach you in writing within five business days.',
          action: BOOK_GROWTH_AUDIT,
          secondary: { label: 'About Cadron', href: '/about' },
        },
      },
    },
    {
      type: 'steps',
      id: 'month',
      props: {
        title: 'Four weeks to\na sound account',
        lead: 'For an account that already exists. A first setup takes longer, mostly because of the data.',
        steps: [
          {
            title: 'Map',
            figure: 'Week 1 of 4',
            text: 'Week one. We export the settings, sit beside three users for an hour each, and list every workflow with what it changed last month.',
          },
          {
            title: 'Build',
            figure: 'Week 2 of 4',
            text: 'Week two. Stages get entry rules, duplicate fields are merged, and the three lists your staff actually use are rebuilt.',
          },
          {
            title: 'Move',
            figure: 'Week 3 of 4',
            text: 'Week three. Two people keep admin rights. Dead workflows are switched off, one a day, each with a note on how to bring it back.',
          },
          {
            title: 'Adopt',
            figure: 'Week 4 of 4',
            text: 'Week four. Your administrator makes the changes while we watch. Whatever they cannot explain to a colleague comes back to us. Then we count weekly users for a quarter.',
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
            question: 'Can you take over from our current agency?',
            answer:
              'Yes, and preferably with its help. We ask for the logins, connected apps, and forms in use, check that your company owns each one, and change passwords last. Most agencies are courteous about it. We need one handoff call.',
          },
          {
            question: 'Is the free edition enough?',
            answer:
              'Sometimes, and for longer than a salesperson would like. As of November 2026, it holds contacts, deals, and simple forms. You outgrow it with a second team, with automation that needs conditions, or with records that some people should not see. Features move between editions, so we check the current list together.',
          },
          {
            question: 'Do you train on site?',
            answer:
              'Yes, in Faulkner County and in Little Rock. Six people at most, their own records on the screen, and a list of what each of them will do differently on Monday.',
          },
          {
            question: 'Could a student run it for us?',
            answer:
              'A student can keep lists clean and build emails, and with three colleges in town you will find good ones. Give the role limits and an end date, and make one permanent employee responsible for the account.',
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
            text: 'How a first account is built in 90 days, with the dates and the numbers we are judged by.',
            href: '/services/crm-implementation',
          },
          {
            title: 'Reporting and Analytics',
            text: 'For the Monday page: why two reports on the same month differ, and how to tie a number to the ledger.',
            href: '/services/reporting-analytics',
          },
          {
            title: 'Professional Services',
            text: 'If you sell advice or expertise, and your best leads come by referral and never fill out a form.',
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
        text: 'Data, stages, automation, reports, or people: one of them holds your HubSpot back. The free call finds out which, in 45 to 60 minutes.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
