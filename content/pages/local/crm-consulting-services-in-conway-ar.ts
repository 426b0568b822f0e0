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
    title: 'CRM consulting services in Conway, AR | Cadron',
    description:
      'Cadron plans, builds and mends HubSpot and Salesforce from an office on Front Street in Conway. What you can hire, who comes, and how long it takes.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'CRM consulting,\nhere in Conway',
        lead: `Our one office is at ${OFFICE}. Four principals plan, build and mend HubSpot and Salesforce from there. On a working day you are more likely to find them at a client’s front desk, watching how an inquiry comes in.`,
        action: BOOK_GROWTH_AUDIT,
        note: 'Free, by screen, 45 to 60 minutes.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'split',
          ends: ['A choice', 'A build', 'A fix', 'A connection'],
          river: 'One office, in Conway',
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
                    ' You have outgrown a spreadsheet, or fallen out with a system, and would like an opinion from a person who is not selling licenses.',
                  ],
                  [
                    { text: 'A build.', strong: true },
                    ' One of the two systems set up around the way your people win work, with the years before it carried over.',
                  ],
                  [
                    { text: 'A repair.', strong: true },
                    ' The software is fine, the stages are fiction, and half the sales team keeps notes elsewhere. Usually the cheapest of the four.',
                  ],
                  [
                    { text: 'A connection.', strong: true },
                    ' Estimates, invoices, calendar or phone joined to the customer record, so that an address is typed by one person and read by all.',
                  ],
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'Training is part of each. ',
                  { text: 'AI', href: '/services/ai-enablement' },
                  ' comes later, once the records are good enough to be believed by a machine that believes everything.',
                ],
              },
            ],
          },
          {
            heading: 'What near is worth',
            parts: [
              {
                kind: 'paragraph',
                text: 'The first days are spent in your building. Two of us sit at the counter, in the dispatch room or behind inside sales, and the sticky notes on the monitors say more than a workshop would. For most of Faulkner County that is a drive of minutes. Little Rock is about half an hour down I-40.',
              },
              {
                kind: 'paragraph',
                text: 'After that a good deal of the building happens on screens, as it would with a firm in Chicago. Nearness counts again on the morning the new system opens and somebody is stuck at ten past eight with a customer waiting.',
              },
            ],
          },
          {
            heading: 'How long, and who pays whom',
            parts: [
              {
                kind: 'paragraph',
                text: 'Count on eight to fourteen weeks, or fewer for a repair. The fee is one sum for a scope you can read, and you hear it after the audit, while saying no is still easy. Licenses you buy from the vendor yourself; none of that money finds its way to Front Street.',
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
            text: 'Requests for quotes reach three inboxes and a distributor. The estimator answers the names she recognizes. The reorder from a buyer who went quiet in spring is nobody’s job.',
          },
          {
            title: 'The practice that lives on referrals',
            text: 'An accountant or an engineer knows by heart who sent whom. The receptionist knows the rest, and she retires in June.',
          },
          {
            title: 'The trade with trucks',
            text: 'The phone rings while both dispatchers are on it. Voicemail is a CRM too, one with a single stage.',
          },
          {
            title: 'The school with evening courses',
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
            heading: 'A first visit, by the hour',
            paragraphs: [
              'Take an invented supplier with 34 people, five of whom sell. We arrive at half past seven, since that is when the night’s orders are fetched from the portal, the mail and, yes, the fax. Until ten nobody asks a question. We count how often a name is typed and how often a person gets up to consult a colleague.',
              'The rest of the morning belongs to three orders: one shipped, one disputed, one lost for a reason that nobody recorded. After lunch the owner and the office manager each draw, on separate sheets, how an inquiry turns into an invoice. The sheets seldom match. Where they part is where the project begins.',
              'By four there is a page of counts on the table. Everyone whose desk we sat at reads it before we leave and corrects it, which takes longer than planned and is the best part of the day.',
            ],
          },
          {
            heading: 'When to keep your money',
            paragraphs: [
              'If one person does the selling, a shared calendar and an afternoon of agreement will do more for you than we can. If a system went in last spring, let a whole busy season pass through it before you judge. And if only the owner wants a report, start with the report.',
              'Whatever the size, somebody in the house must have about three hours a week and the right to decide. Wait until there is such a person. Otherwise we would be building your second spreadsheet, at consulting rates.',
            ],
          },
        ],
        card: {
          title: 'Neighbors get the same call',
          text: 'The audit is held by screen even if you work across the street, because we need to see what you see, and you keep hold of the mouse.',
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
            text: 'Two systems are on the table and the board would like its reason in writing.',
            href: '/services/crm-strategy',
            meta: 'For a choice',
          },
          {
            title: 'CRM Implementation',
            text: 'The decision is made, and you want to know what happens on which day.',
            href: '/services/crm-implementation',
            meta: 'For a build or a repair',
          },
          {
            title: 'Who We Help',
            text: 'Six markets described from the inside. See whether one of them has your Mondays.',
            href: '/who-we-help',
            meta: 'For your own trade',
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
            answer: `Yes. It is ${OFFICE}, and a line beforehand makes sure that somebody is in. For the work itself your own building is better, since ours has none of your customers’ paper in it.`,
          },
          {
            question: 'Do you take on systems besides HubSpot and Salesforce?',
            answer: `We connect them (${STATISTICS.platforms} platforms so far) and we can find out where they lose work. Rebuilding one is a job for people who do it every week, and we would rather send you to them than learn on your invoice.`,
          },
          {
            question: 'Who will actually come?',
            answer:
              'The principal you spoke to on the phone, who leads the project to its last day. A second person usually comes along, because one cannot watch and take notes. You have both names before the first visit.',
          },
          {
            question: 'Do your clients all come from around here?',
            answer:
              'No, they are spread over the country, with planned trips and many calls. For someone in town the practical difference is small and pleasant: we can be back on Thursday without a plane.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Begin with\none inquiry',
        text: 'Pick one from this month that came to nothing. In 45 to 60 free minutes we trace it to the desk where it stopped.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
