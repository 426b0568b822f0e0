import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { definePage } from '../define-page.ts';

/** CRM consulting in general: what it is, what it requires, when to skip it, and how to choose a consultant. */
export const CRM_CONSULTING = definePage({
  path: '/insights/crm-consulting',
  title: 'CRM consulting',
  seo: {
    title: 'CRM Consulting: What It Is, When to Skip It | Cadron',
    description:
      'What a CRM consultant does, how many hours it takes from your people, when to leave it alone, and seven questions for any firm, ours included.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'What is CRM\nconsulting?',
        lead: 'Someone from outside finds out how your company wins and keeps customers, works out with you how it should, and makes the software follow. The software is the smaller half. Below: what it takes, and when to skip it.',
        action: BOOK_GROWTH_AUDIT,
        note: 'Or read to the end and do it yourselves.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'merge',
          ends: ['Advice, 20', 'Building, 35', 'Connecting, 25', 'Upkeep, 20'],
          river: 'Four jobs under one name',
          caption: 'An example, to scale: where 100 hours of CRM consulting go.',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'definition',
      props: {
        sections: [
          {
            heading: 'Four jobs called CRM consulting',
            parts: [
              {
                kind: 'paragraph',
                text: 'These jobs need different people, so a proposal should say which of them it covers.',
              },
              {
                kind: 'list',
                items: [
                  [
                    { text: 'Advice.', strong: true },
                    ' Which process to keep, which system to buy, what to leave as it is. It ends with a decision in writing.',
                  ],
                  [
                    { text: 'Building.', strong: true },
                    ' Stages, fields, permissions, automation, and moving in everything you already know about your customers. It ends when people work in it without being reminded.',
                  ],
                  [
                    { text: 'Connecting.', strong: true },
                    ' Orders, calls, forms, and invoices reach one record. It ends when a broken connection sets off an alarm that someone answers.',
                  ],
                  [
                    { text: 'Upkeep.', strong: true },
                    ' New colleagues, new duplicates, the list the bank asked for. It has no end, and after a year it belongs on your own payroll.',
                  ],
                ],
              },
              {
                kind: 'paragraph',
                text: 'A vendor’s implementation partner lives mainly on the second. A good freelancer may be best at the fourth. Be careful with advice from anyone who is paid in full only if building follows. That includes us, so ask what we last talked someone out of.',
              },
            ],
          },
          {
            heading: 'What you should own afterward',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'A page that says how work is won, in words the whole company uses. A system that looks like that page. Customer records you would show an auditor. And one number, such as ',
                  {
                    text: 'weekly users who do real work',
                    href: '/insights/weekly-user-adoption',
                  },
                  ', counted before and after by the same rule. If a proposal stops at “go-live,” the number has been left out, and with it the reason for the project.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'attention',
      props: {
        label: 'Time from your team',
        title: 'What it takes\nfrom your people',
        lead: 'An example: 60 employees, 12 of them in sales, 12 weeks. The fee is in every proposal. These hours rarely are.',
        items: [
          {
            name: 'The person in charge',
            how: 'Decides on names, fields, and exceptions, reviews each finished piece, and answers questions the day they are asked. This part cannot be delegated.',
            by: '3 hours a week',
          },
          {
            name: 'Each team lead',
            how: 'Two interviews, a review, and the meeting in which two departments settle what a lead is.',
            by: '6 hours in all',
          },
          {
            name: 'Whoever knows the data',
            how: 'Often in accounting. Explains why a school district has three customer numbers, and rules on the pairs that no program can tell apart.',
            by: '2 days, early on',
          },
          {
            name: 'Each user',
            how: 'One training session on real deals, and then a week in which everything takes longer. Keep that week away from quarter end.',
            by: '40 minutes',
          },
          {
            name: 'The owner',
            how: 'Looks in the system before asking a person. The cheapest line of the five, and the one that decides whether the rest lasts.',
            by: '15 minutes a week',
          },
        ],
      },
    },
    {
      type: 'challenges',
      id: 'skip',
      props: {
        label: '',
        title: 'When not\nto buy it',
        lead: 'Some of the people who ask us for a quote get one of these instead.',
        items: [
          {
            title: 'You have not tried agreeing',
            text: 'Ask everyone who sells to write down what “qualified” means. If the answers differ, there is a week of work to do that costs nothing.',
          },
          {
            title: 'The offer is the problem',
            text: 'If buyers decline because of price or delivery, a better record of their refusals is small comfort.',
          },
          {
            title: 'Nobody can be in charge',
            text: 'A consultant can lend you skill but not authority, and a project without authority tends to die in the month after the last invoice.',
          },
          {
            title: 'Everything else is moving',
            text: 'A merger, a new ERP, a new building. Clean up names and numbers in the meantime, since you will need those whatever happens.',
          },
          {
            title: 'All of you share one room',
            text: 'Then turn around and ask. One list with an owner and an inbox that two people read will carry a small team further than it expects.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'choose',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'Seven questions for any CRM consultant',
            parts: [
              {
                kind: 'list',
                ordered: true,
                items: [
                  'Who will do the work? Meet that person before signing, and have them explain something dull.',
                  'What do you earn if we buy licenses? Commissions are legal and common. You want to know the size of one before you hear the recommendation.',
                  'Whose account is it built in? It should be yours, so that you can part ways any week.',
                  'What did you remove in your last project? A person who has only ever added fields will add them for you too.',
                  'How will we know that it worked? Listen for a number, the way it is counted, and a date. “Better visibility” contains none of these.',
                  'Can we talk to a client whose project went badly? There always is one. How they tell the story will teach you more than three glowing references.',
                  'What happens in the month after you leave? Someone on your staff should have run a month alone while the consultant was still there to watch.',
                ],
              },
            ],
          },
          {
            heading: 'Large firm, freelancer, or small firm',
            parts: [
              {
                kind: 'paragraph',
                text: 'Several countries, hundreds of users, or a parent company with rules of its own call for a large integrator. A freelancer costs least and suits a clear task in a system you understand. Small firms like ours sit in between: senior people, few projects at a time, no night shift.',
              },
              {
                kind: 'paragraph',
                text: 'Vendors list their partners in public directories; as of November 2026, both HubSpot and Salesforce do. A badge there usually means exams passed and, often, licenses sold. It is worth having, and it says nothing about whether its owner will listen to your dispatcher.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before you\nhire anyone',
        items: [
          {
            question: 'What does it cost in dollars?',
            answer:
              'That depends on how many teams take part, how many systems have to be connected, and the state of the data. Ask each candidate to look first and then commit, either to one total or to a ceiling with its assumptions listed.',
          },
          {
            question: 'How soon will we notice?',
            answer:
              'Less typing, within weeks. A forecast you can lean on takes a full sales cycle under the new stages.',
          },
          {
            question: 'Can we do it without a consultant?',
            answer:
              'Often. You need someone who enjoys process and is trusted by the sales team, and the nerve to delete. What you lack is a person who has seen the mistake before. So pay an outsider for two inspections, one before the data is moved and one a quarter later.',
          },
          {
            question: 'Does AI make all this unnecessary?',
            answer:
              'It shortens parts of it, such as call notes and the search for duplicates. You still have to agree on what each word means.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'next',
      props: {
        tone: 'pine',
        title: 'How we do the\nfirst three jobs',
        lead: 'Upkeep has no page here, since we hope you will not need us for it.',
        items: [
          {
            title: 'CRM Strategy',
            text: 'Six weeks that end with eight pages and a signature, whoever builds afterward.',
            href: '/services/crm-strategy',
            meta: 'Advice',
          },
          {
            title: 'CRM Implementation',
            text: 'A build with its dates, and the checks a record passes before it is moved for good.',
            href: '/services/crm-implementation',
            meta: 'Building',
          },
          {
            title: 'CRM Integration',
            text: 'How systems are connected, and what happens the minute a connection fails.',
            href: '/services/crm-integration',
            meta: 'Connecting',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Look first, then\nname a price',
        text: 'Let us look at your own screens for 45 to 60 minutes, free. Afterward, everyone you ask for a quote can name a narrower range.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
