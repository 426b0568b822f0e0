import { definePage } from '../define-page.ts';

/** The three playbooks (docs/specification.md, section 2; reading times and ratings from section 9). */
export const PLAYBOOKS = definePage({
  path: '/playbooks',
  title: 'Playbooks',
  seo: {
    title: 'Free HubSpot & CRM Playbooks | Cadron',
    description:
      'A HubSpot cheatsheet for executives, 10 HubSpot quick wins for administrators, and a CRM implementation checklist. 5 to 10 minutes each.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'CRM playbooks\nyou can use Monday',
        lead: 'Two for companies that run HubSpot, one for anyone about to buy a CRM. They began as handouts for clients, which is why they are short and a little blunt.',
        streams: {
          shape: 'join',
          ends: ['Cheatsheet, 5 min', 'Quick Wins, 10 min', 'Checklist, 8 min'],
          river: '23 minutes of reading',
          caption: 'The minutes to read each guide, to scale.',
        },
      },
    },
    {
      type: 'playbook-cards',
      id: 'guides',
      props: {
        label: '',
        title: 'Three guides,\n23 minutes',
        lead: 'The minutes are for reading. Doing what the guides say takes longer, and they say how long.',
        cards: [
          {
            title: 'HubSpot Executive Cheatsheet',
            description:
              'Eight pages for the person who signs the invoice and rarely logs in: seven numbers, where to find each one in HubSpot, and a weekly review that takes 15 minutes.',
            downloadTime: 5,
            rating: 4.9,
            href: '/how-we-count#ratings',
            downloads: '1,840 downloads',
            link: '/playbooks/hubspot-executive-cheatsheet',
            button: 'Download Free',
            featured: true,
            cover: 'numbers',
          },
          {
            title: 'HubSpot Quick Wins',
            description:
              'Ten fixes an administrator can make without asking for a budget, shortest first, each with the problem it ends.',
            downloadTime: 10,
            rating: 4.8,
            href: '/how-we-count#ratings',
            downloads: '1,260 downloads',
            link: '/playbooks/hubspot-quick-wins',
            button: 'Download Free',
            cover: 'afternoon',
          },
          {
            title: 'CRM Implementation Checklist',
            description:
              'What to decide before the first record moves, and who decides it. We go through it in the growth audit, because half of its lines depend on what you already own.',
            downloadTime: 8,
            rating: 4.7,
            href: '/how-we-count#ratings',
            downloads: '610 downloads',
            link: '/book-audit',
            button: 'Request Access',
            cover: 'checklist',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'usable',
      props: {
        label: '',
        title: 'What makes a\nguide usable',
        lead: 'We have written long ones, too. They were praised, and nobody did anything.',
        items: [
          {
            name: 'Length',
            how: 'A guide that needs a second coffee is saved for the weekend and stays there. Ours stop at 10 minutes. What we cut was mostly opinion.',
            by: 'One sitting',
          },
          {
            name: 'Reader',
            how: 'The cheatsheet is for whoever answers for revenue, the quick wins are for the administrator, and the checklist is for the project lead. One guide for all three would be a brochure.',
            by: 'For one reader',
          },
          {
            name: 'Vendor facts',
            how: 'HubSpot moves its menus and renames its features. Where a page depends on either, it gives the month we last checked.',
            by: 'A date on the page',
          },
          {
            name: 'Result',
            how: 'Each recommendation comes with something to count before and after. If the count has not moved in a month, undo the change and tell us; we would like to know.',
            by: 'Testable',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'choose',
      props: {
        sections: [
          {
            heading: 'Which guide to read first',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'If two reports on the same month disagree, start with the ',
                  {
                    text: 'cheatsheet',
                    href: '/playbooks/hubspot-executive-cheatsheet',
                  },
                  '. The argument is about definitions, and settling those is a leader’s job.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'If the totals agree but the team grumbles, start with the ',
                  { text: 'quick wins', href: '/playbooks/hubspot-quick-wins' },
                  '. Grumbling usually has a cause you can find: a field, a form, an alert that never came.',
                ],
              },
              {
                kind: 'paragraph',
                text: 'If you are still choosing a CRM, or have signed and not started, ask for the checklist. A wrong decision costs least in the week before anything is built.',
              },
            ],
          },
          {
            heading: 'What these guides don’t cover',
            parts: [
              {
                kind: 'paragraph',
                text: 'Your account. They assume one company, one language, and one person who may change settings. If you have three subsidiaries, or an ERP that must agree with every deal, the order of the steps matters more than the steps, and a list cannot know the order.',
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
        title: 'About\nthe guides',
        items: [
          {
            question: 'What do they cost?',
            answer:
              'Nothing. The two HubSpot guides come by email. You get the checklist in the growth audit, which is also free.',
          },
          {
            question: 'Why is the checklist not a download?',
            answer:
              'Filled out alone, it gives false comfort. You can check every box while sales and finance still mean different things by “customer.” In the audit we ask both, and the awkward lines show up right away.',
          },
          {
            question: 'Is there a cheatsheet for Salesforce?',
            answer:
              'Not yet. The seven numbers and the weekly review work there unchanged. The menus, permissions, and AI features do not. You can use the checklist with either system.',
          },
          {
            question: 'Can we pass them around?',
            answer:
              'Inside your company, please do: print them, mark them up, put them in your own handbook. Selling them or publishing them whole requires our permission.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'When a problem\ncomes back',
        text: 'If something you fixed returns within a month, its cause is in another system. A principal follows it there in the growth audit, for free, and reports in writing.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        amounts: [6, 1],
        drawing: 'loop',
        labels: ['Fixed for good', 'Back again next month'],
      },
    },
  ],
});
