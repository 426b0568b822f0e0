import { definePage } from '../define-page.ts';

/** The three playbooks (docs/specification.md, section 2; reading times and ratings from section 9). */
export const PLAYBOOKS = definePage({
  path: '/playbooks',
  title: 'Playbooks',
  seo: {
    title: 'Playbooks: three short CRM guides to use | Cadron',
    description:
      'A HubSpot cheatsheet for executives, ten HubSpot quick wins for an afternoon, and a CRM implementation checklist. Read in five to ten minutes each.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Short guides\nfor Monday',
        lead: 'Two for companies that run HubSpot, one for anybody about to put in a CRM. They began as handouts for clients, which is why they are short and a little blunt.',
      },
    },
    {
      type: 'playbook-cards',
      id: 'guides',
      props: {
        title: 'Three guides,\n23 minutes',
        lead: 'The minutes are for reading. Doing what they say takes longer, and each guide tells you how much.',
        cards: [
          {
            title: 'HubSpot Executive Cheatsheet',
            description:
              'Eight pages for the person who signs the invoice and seldom logs in: seven numbers, the place in HubSpot each is read from, and a weekly review that is over in a quarter of an hour.',
            downloadTime: 5,
            rating: 4.9,
            link: '/playbooks/hubspot-executive-cheatsheet',
            button: 'Download Free',
            featured: true,
            cover: 'numbers',
          },
          {
            title: 'HubSpot Quick Wins',
            description:
              'Ten faults an administrator can mend without asking for a budget, sorted by minutes, each with the trouble it ends.',
            downloadTime: 10,
            rating: 4.8,
            link: '/playbooks/hubspot-quick-wins',
            button: 'Download Free',
            cover: 'afternoon',
          },
          {
            title: 'CRM Implementation Checklist',
            description:
              'What has to be decided before the first record is moved, and by whom. You get it in the growth audit, because half of its lines depend on what you own already.',
            downloadTime: 8,
            rating: 4.7,
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
        title: 'What makes\na guide usable',
        lead: 'We have written long ones too. They were praised, and nobody did anything.',
        items: [
          {
            name: 'Length',
            how: 'A guide that needs a second coffee is kept for the weekend and stays there. Ours stop at ten minutes. What had to go was mostly opinion.',
            by: 'One sitting',
          },
          {
            name: 'Reader',
            how: 'The cheatsheet is for whoever answers for revenue, the quick wins for the administrator, the checklist for the person who will run the project. Written for all three at once it would be a brochure.',
            by: 'One kind of reader',
          },
          {
            name: 'Vendor facts',
            how: 'HubSpot moves its menus and renames its features. Where a page depends on either, it carries the month in which we last looked.',
            by: 'A date on the page',
          },
          {
            name: 'Result',
            how: 'Each piece of advice comes with something to count before and after. If the count has not moved in a month, undo the change and tell us; we would like to know.',
            by: 'A way to be wrong',
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
            heading: 'Which one first',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'If two reports of the same month disagree, take the ',
                  {
                    text: 'cheatsheet',
                    href: '/playbooks/hubspot-executive-cheatsheet',
                  },
                  '. The quarrel is about definitions, and settling those is a manager’s work.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'If the totals agree but the team grumbles, take the ',
                  { text: 'quick wins', href: '/playbooks/hubspot-quick-wins' },
                  '. Grumbling usually has an address: a field, a form, an alert that never came.',
                ],
              },
              {
                kind: 'paragraph',
                text: 'If you are still choosing a CRM, or have signed and not begun, ask for the checklist. A wrong decision costs least in the week before anything is built.',
              },
            ],
          },
          {
            heading: 'Where they stop',
            parts: [
              {
                kind: 'paragraph',
                text: 'None of them has seen your account. They assume one company, one language and one person who may change settings. With three subsidiaries, or an ERP that must agree with every deal, the order of the steps matters more than the steps, and a list cannot know the order.',
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
        title: 'Asked about\nthe guides',
        items: [
          {
            question: 'What do they cost?',
            answer:
              'Nothing. The two HubSpot guides come by email. The checklist is handed over in the growth audit, which is free as well.',
          },
          {
            question: 'Why is the checklist not a download?',
            answer:
              'Filled in alone it gives a false calm. Every box can be ticked while sales and finance still mean different things by “customer”. In the audit we ask both, and the awkward lines show up at once.',
          },
          {
            question: 'Is there a cheatsheet for Salesforce?',
            answer:
              'Not yet. The seven numbers and the weekly review work there unchanged; the menus, permissions and AI features do not, and swapping the names would be cheating. The checklist is written for either system.',
          },
          {
            question: 'May we pass them around?',
            answer:
              'Inside your company, please do: print them, mark them up, put them into your own handbook. Selling them or publishing them whole would need our agreement.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'When a fault\ncomes back',
        text: 'If something you mended returns within a month, its cause sits in another system. The free growth audit takes 45 to 60 minutes and follows it there.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        amounts: [6, 1],
        drawing: 'loop',
        labels: ['Mended for good', 'Back again next month'],
      },
    },
  ],
});
