import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const PROFESSIONAL_SERVICES = definePage({
  path: '/professional-services',
  title: 'Professional Services',
  seo: {
    title: 'CRM Consulting for Professional Services Firms | Cadron',
    description:
      'Know who sends you work, what is likely to be signed, and who is free to do it. CRM consulting for advisory, legal, accounting, and design firms.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Professional services',
        title: 'Win work you have\npeople for',
        lead: 'Referrals come to partners, and only the partners know who sent them. We put each referral and its source on record and set the pipeline beside the calendars of the people who would do the work.',
        action: BOOK_AUDIT,
        note: 'Confidential by default. We see only what you show us.',
        trail: [{ label: 'B2B', href: '/b2b' }],
        drawing: 'referrals',
        caption:
          'An example firm: 9 of its 72 clients were asked for a referral. The thicker a client’s band, the more new clients that client sent.',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'What partners know\nand the firm does not',
        lead: 'A firm of experts is often run on what each of them happens to remember.',
        items: [
          {
            title: 'Referrals leave no trace',
            text: 'Two thirds of new engagements may come from a dozen bankers, lawyers, and former clients; it is worth an afternoon to find your own share. Four of them have not heard from you since last year, because the source field says “network.”',
          },
          {
            title: 'The pipeline sits in inboxes',
            text: 'Each partner carries 15 conversations in memory and mentions the ripe ones on Monday. When a partner is on vacation, so is that part of next quarter.',
          },
          {
            title: 'Work is sold with nobody free to do it',
            text: 'A proposal is accepted in May for a June start, and the only two seniors who know the sector are booked through August. Staffing heard about it when the engagement letter came back.',
          },
          {
            title: 'Scope grows before the fee does',
            text: 'The third extra workshop is a favor, the fifth is unpaid work. Time is recorded in one system, the estimate lives in a document, and realization is worked out after the invoice has been discounted.',
          },
          {
            title: 'Clients belong to one practice',
            text: 'Tax has advised a family business for 9 years. One floor up, the valuation group is pitching to handle its sale like any stranger.',
          },
        ],
        card: {
          title: 'Review 15 pitches',
          text: 'Free, 45 to 60 minutes by video, with one of our principals. Your client list stays on your screen.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'Pipeline and people\non one page',
        paragraphs: [
          'Partners will not fill out a form after dinner, and asking louder has never helped. So email and calendar write the contact history, leaving out the matters and people the firm marks as confidential. What remains to type is one line after a meeting: what was asked, and when to follow up.',
          'Every introduction becomes a record that links the person who made it, the prospect, and the outcome. The introducer hears what came of it. Once a quarter a list ranks sources by fees earned and names the partner who owes each one lunch.',
          'Then demand is set next to supply. An opportunity carries a likely start, a size in hours, and the skills it needs; the resource plan says who is free. A partner about to quote a date sees the conflict before the client does. Time and billing stay in the practice management system, which reports hours used against the estimate every night.',
        ],
        points: [
          {
            title: 'Fees by source',
            text: 'Each referrer with the engagements that followed and the date of the last thank-you.',
          },
          {
            title: 'Two quarters ahead',
            text: 'Signed hours, likely hours, and the hours nobody on the payroll could staff.',
          },
          {
            title: 'A warning at 70%',
            text: 'When 70% of the estimated hours are used, the engagement lead hears about it in time to talk to the client.',
          },
          {
            title: 'Clients ready for a second service',
            text: 'Clients of a single practice, each with the partner who knows them best and a reason to call.',
          },
          {
            title: 'Proposals from approved parts',
            text: 'Credentials, bios, and terms come from one library, so last year’s rates stay in last year.',
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
            heading: 'The audit: your last 10 engagements',
            parts: [
              {
                kind: 'paragraph',
                text: 'List the last 10 engagements you won and the last five you lost. For each we ask who made the introduction, who in the firm knew about it, how many hours were sold, and how many were worked. Some of the answers will not be in any system.',
              },
              {
                kind: 'paragraph',
                text: 'The report, within five business days, says which of those answers matter. It names the practice group to start with, which is the one with the most referrals to lose and rarely the one that volunteers.',
              },
            ],
          },
          {
            heading: 'Worked example: one practice group',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take an advisory practice with nine partners and 30 staff. Month 1 connects email and calendar and sorts 800 contacts into introducers, clients, and acquaintances, a task for assistants with a partner’s yes or no at the end.',
              },
              {
                kind: 'paragraph',
                text: 'Month 2 adds open opportunities with start dates and hours, and the Monday meeting moves to that screen. In month 3 the resource plan is connected. The measure is dull and revealing: the share of signed work that was on the list at least 30 days earlier.',
              },
              {
                kind: 'paragraph',
                text: 'A second group joins when the first one’s number has held for a month. Firms that open the system to everyone on the same day generally spend the following year explaining it.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: { company: 'Pruett & Vale' },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'What the other\npartners will ask',
        items: [
          {
            question: 'Our partners will never use a CRM. What then?',
            answer:
              'Then we design it for reading. Partners get a short brief before each meeting and a list of people who have gone quiet; assistants and business development do the typing. The managing partner opens the Monday meeting from the screen and asks only about what is on it.',
          },
          {
            question: 'What about confidentiality and ethical walls?',
            answer:
              'Access follows the matter. Restricted clients are invisible outside their team, in search and reports as well as on the page, and an AI tool gets exactly the rights of the person asking. Your general counsel or risk partner approves the table of permissions before any data moves.',
          },
          {
            question: 'Can AI write our proposals?',
            answer:
              'It will produce a decent first draft from past proposals, and now and then a persuasive paragraph about experience you lack. So each passage cites the document it came from, and the partner who signs has read it. We count hours per proposal together with the win rate.',
          },
          {
            question: 'We are 30 people. Is this too much?',
            answer:
              'The full version, yes. At 30, begin with a referral record and one list of opportunities for all partners, about 4 weeks of work. Capacity planning starts to pay when two groups compete for the same people, often somewhere past 50.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Ask where your last\n10 clients came from',
        text: 'In a free growth audit we follow them back to the first conversation. Invite the partner who objects most.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
