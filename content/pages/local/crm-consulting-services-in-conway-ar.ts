import { BRAND } from '#content/brand.ts';
import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { STATISTICS } from '#content/statistics.ts';
import { definePage } from '../define-page.ts';

const OFFICE = BRAND.address[0];

/** CRM consulting for companies in Conway, Arkansas. */
export const CRM_CONSULTING_SERVICES_IN_CONWAY_AR = definePage({
  path: '/insights/crm-consulting-services-in-conway-ar',
  title: 'CRM consulting services in Conway, AR',
  seo: {
    title: 'CRM Consulting Services in Conway, AR | Cadron',
    description:
      'Cadron plans, builds, and fixes HubSpot and Salesforce from an office in Conway. What you can hire us for, who comes, and how long it takes.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'CRM consulting\nhere in Conway',
        lead: `Our only office is at ${OFFICE}. From there, four principals plan, build, and fix HubSpot and Salesforce. Most of our projects start somewhere else: at a client’s front desk, watching how an inquiry comes in.`,
        action: BOOK_GROWTH_AUDIT,
        note: 'The audit is free and takes 45 to 60 minutes by video.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'split',
          ends: [
            'A choice, 16',
            'A build, 84',
            'A connection, 58',
            'A report, 38',
            'Other work, 104',
          ],
          river: 'One office, in Conway',
          caption: 'Our 300 projects by what the client needed, to scale.',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'answer',
      props: {
        sections: [
          {
            heading: 'What you can hire us for',
            parts: [
              {
                kind: 'list',
                items: [
                  [
                    { text: 'A choice.', strong: true },
                    ' You have outgrown a spreadsheet, or lost patience with a system, and want an opinion from someone who does not sell licenses.',
                  ],
                  [
                    { text: 'A build.', strong: true },
                    ' HubSpot or Salesforce, set up around the way your people win work, with your history carried over.',
                  ],
                  [
                    { text: 'A fix.', strong: true },
                    ' The software is fine, the stages are fiction, and half the sales team keeps notes elsewhere. Usually the cheapest of the four.',
                  ],
                  [
                    { text: 'A connection.', strong: true },
                    ' Estimates, invoices, calendar, or phones joined to the customer record, so that one person types an address and everyone can read it.',
                  ],
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'Training is part of each. ',
                  { text: 'AI', href: '/services/ai-enablement' },
                  ' comes later, once the records are good enough for a machine that believes everything it reads.',
                ],
              },
            ],
          },
          {
            heading: 'What a nearby consultant is worth',
            parts: [
              {
                kind: 'paragraph',
                text: 'The first days are spent in your building. Two of us sit at the counter, in the dispatch room, or behind inside sales, and the sticky notes on the monitors say more than a workshop would. For most of Faulkner County, we are minutes away. Little Rock is about half an hour down I-40.',
              },
              {
                kind: 'paragraph',
                text: 'After that, much of the work takes place by video, as it would with a firm in Chicago. Being close by matters again on the morning the new system goes live and someone is stuck at 8:10 a.m. with a customer waiting.',
              },
            ],
          },
          {
            heading: 'How long it takes, and who gets paid',
            parts: [
              {
                kind: 'paragraph',
                text: 'Plan on 8 to 14 weeks to launch, or fewer for a fix. The fee is fixed, for a scope you can read. You get the quote after the audit, while saying no is still easy. You buy licenses from the vendor yourself; none of that money finds its way to Front Street.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'challenges',
      id: 'patterns',
      props: {
        tone: 'sand',
        title: 'Four kinds of\nlocal trouble',
        lead: 'A county seat with three colleges and an interstate has every sort of business. These four are composites, and yours may be the fifth.',
        items: [
          {
            title: 'The plant off the interstate',
            text: 'Requests for quotes reach three inboxes and a distributor. The estimator answers the familiar names first. Winning back the buyer who went quiet in the spring is nobody’s job.',
          },
          {
            title: 'The practice that lives on referrals',
            text: 'The senior partner knows by heart who referred each client. The receptionist knows the rest and retires in June.',
          },
          {
            title: 'The contractor with trucks',
            text: 'The phone rings while both dispatchers are on it. Voicemail is a CRM too, one with a single stage.',
          },
          {
            title: 'The school with evening classes',
            text: 'Someone who asked about a certificate in March gets the brochure in October. Admissions has a system. Continuing education has a list, and a very patient coordinator.',
          },
        ],
      },
    },
    {
      type: 'consultation',
      id: 'visit',
      props: {
        sections: [
          {
            heading: 'Example: a first visit, hour by hour',
            paragraphs: [
              'Picture a supplier with 34 people, five of them in sales. We arrive at 7:30 a.m., when the overnight orders are pulled from the portal, the email inbox, and, yes, the fax. Until 10:00 a.m. we ask no questions. We count how often a name is typed and how often someone gets up to ask a colleague.',
              'The rest of the morning belongs to three orders: one shipped, one disputed, one lost for a reason nobody recorded. After lunch the owner and the office manager each draw, on separate sheets, how an inquiry turns into an invoice. The sheets rarely match. Where they differ is where the project begins.',
              'By 4:00 p.m. there is a page of counts on the table. Everyone whose desk we sat at reads it and corrects it before we leave, which takes longer than planned and is the best part of the day.',
            ],
          },
          {
            heading: 'When to keep your money',
            paragraphs: [
              'If one person does all the selling, a shared calendar and an afternoon of agreeing on what counts as a lead will do more for you than we can. If a system went live last spring, give it one whole busy season before you judge it. And if only the owner wants a report, start with the report.',
              'Whatever your size, someone on staff needs about 3 hours a week and the right to decide. Wait until there is such a person. Otherwise we would be building your second spreadsheet, at consulting rates.',
            ],
          },
        ],
        card: {
          title: 'Neighbors get the same call',
          text: 'The audit is by video even if you work across the street, because we need to see your screen, and you keep control of the mouse.',
          action: BOOK_GROWTH_AUDIT,
          secondary: { label: 'Who we are', href: '/about' },
        },
      },
    },
    {
      type: 'link-list',
      id: 'next',
      props: {
        tone: 'pine',
        title: 'Three pages\nto read next',
        items: [
          {
            title: 'CRM Strategy',
            text: 'Two systems are on the table, and the board wants the reasons in writing.',
            href: '/services/crm-strategy',
            meta: 'For a choice',
          },
          {
            title: 'CRM Implementation',
            text: 'The decision is made, and you want to know what happens on which day.',
            href: '/services/crm-implementation',
            meta: 'For a build or a fix',
          },
          {
            title: 'Who We Help',
            text: 'Six markets described from the inside. See whether one of them sounds like your Mondays.',
            href: '/who-we-help',
            meta: 'For your industry',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked\naround town',
        items: [
          {
            question: 'Can we meet at your office?',
            answer: `Yes. It is at ${OFFICE}; send an email first so that someone is in. For the work itself we come to you.`,
          },
          {
            question: 'Do you work with systems besides HubSpot and Salesforce?',
            answer: `We connect them (${STATISTICS.platforms} platforms so far), and we can find out where they lose work. Rebuilding one is a job for people who do it every week, and we can name some.`,
          },
          {
            question: 'Who will actually come?',
            answer:
              'The principal you met on the call, who leads the project to its last day. A second person usually comes along, because nobody can watch and take notes at the same time. You have both names before the first visit.',
          },
          {
            question: 'Are all of your clients local?',
            answer:
              'No. They are spread across the country, which means planned trips and many calls. For someone in town, a second visit in the same week is easy.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Begin with\none inquiry',
        text: 'Pick one from this month that came to nothing. In the free audit we trace it to the desk where it stopped.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
