import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { definePage } from '../define-page.ts';

/** CRM for agents, teams and brokerages in Little Rock, Arkansas. */
export const CRM_FOR_REAL_ESTATE_AGENTS_IN_LITTLE_ROCK_AR = definePage({
  path: '/insights/crm-for-real-estate-agents-in-little-rock-ar',
  title: 'CRM for real estate agents in Little Rock, AR',
  seo: {
    title: 'CRM for Real Estate Agents in Little Rock, AR | Cadron',
    description:
      'Which CRM suits a solo agent, a team, or a brokerage in Little Rock: past clients, lead routing, closing dates, MLS data, and fair housing.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Real estate CRM in Little Rock, AR',
        title: 'A CRM your\nagents will open',
        lead: 'A solo agent is usually best served by a real estate CRM, or by the one the brokerage pays for. We help Little Rock offices whose leads, past clients, and closings sit in four places while nobody can say whose they are.',
        action: BOOK_GROWTH_AUDIT,
        note: 'Useful from about three agents.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'merge',
          ends: ['Agent’s phone, 14', 'Portal inbox, 9', 'Old CRM, 6', 'Closing file, 11'],
          river: 'One household',
          caption: 'An example, to scale: 40 entries about one family, by where they are stored.',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'sizes',
      props: {
        sections: [
          {
            heading: 'If you work alone',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take what your brokerage includes, or a product made for agents, and spend what you save on stamps. It should dial and log from a phone, keep dates, respect a request not to be texted, and let you import your whole sphere and export it again. Test the export first. You do not need us for any of it.',
              },
            ],
          },
          {
            heading: 'If you lead a team',
            parts: [
              {
                kind: 'paragraph',
                text: 'From about three agents, the question becomes who gets which lead and how soon someone calls. Look for routing with a time limit, a pool for leads that were passed over, and a source on every closing. Several real estate systems do that out of the box. HubSpot or Salesforce starts to make sense when the office also recruits agents, serves builders and relocation accounts, or manages leases.',
              },
            ],
          },
          {
            heading: 'If you are the broker',
            parts: [
              {
                kind: 'paragraph',
                text: 'You answer for files and supervision, so you also need the firm’s view: open contracts with their dates, licenses with their renewals, and the cost of a closing by source. Let agents sell their own way. Insist on the six or seven fields that the office has to rely on, and on nothing else.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'challenges',
      id: 'household',
      props: {
        title: 'One household\nin four files',
        lead: 'An example. All four records are about the same couple, who sold one house and bought another.',
        tone: 'sand',
        items: [
          { title: 'Their agent has since joined another firm.' },
          { title: 'Two people answered their portal inquiry, 9 hours apart.' },
          {
            title:
              'Their closing date is in the transaction software, which never reminds anyone of it.',
          },
          { title: 'They asked for no more texts. One system knows; three do not.' },
        ],
        drawing: 'four-copies',
        labels: [
          'Agent’s phone',
          '“Katie new build,” no last name',
          'Portal inbox',
          'k.and.m@, asked about four homes',
          'Old brokerage CRM',
          'The Marlowes, agent inactive',
          'Transaction file',
          'Marlowe Family Trust, closed in 2023',
        ],
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'Past clients\nbefore new leads',
        paragraphs: [
          'We begin with the people who have already closed with you. Five years of closed files are matched to phones and inboxes by address and date. Households stay together, and each gets an owner whose license still hangs with you. It is dull work, and it comes first.',
          'New inquiries then run on a clock. The agent on duty has a few minutes to accept, then the next agent does, and a lead that everyone passed on goes to a pool that someone is paid to work. Portal, open house sheet, sign call, and website stay separate sources, because they close at different rates and at different costs.',
          'From contract to keys, the dates live in the transaction system, and the CRM reads them: inspection, appraisal, loan approval, closing. Buyer agreements belong there too. Since August 2024, practice rules from the National Association of Realtors settlement have required agents who use an MLS to have a written agreement before they tour a home with a buyer.',
        ],
        pointsLabel: 'What the broker sees',
        points: [
          {
            title: 'Minutes to the first call',
            text: 'By source and hour. A sign call on Sunday is someone standing in the yard.',
          },
          {
            title: 'Households contacted',
            text: 'How many past clients heard a human voice this year, and whose list the others are on.',
          },
          {
            title: 'Cost of a closing',
            text: 'What you spent on portals, referrals, and mailings for each closing, before and after the commission split.',
          },
          {
            title: 'A clean departure',
            text: 'When a license transfers, the contacts that go along are exported the same day, and the rest have a new owner.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'duties',
      props: {
        sections: [
          {
            heading: 'Fair housing rules',
            parts: [
              {
                kind: 'paragraph',
                text: 'Leave out every field that records or hints at a protected trait, such as religion, national origin, disability, or familial status. Free text is the weak spot, followed by audiences and routing rules drawn along neighborhood lines. Search the notes for such remarks before you import them.',
              },
            ],
          },
          {
            heading: 'Rules for calls and texts',
            parts: [
              {
                kind: 'paragraph',
                text: 'Record each permission and each opt-out by phone number, with a date and a source. Purchased lists and leads untouched for 3 years are where offices get into trouble. Have counsel read your wording.',
              },
            ],
          },
          {
            heading: 'Licenses for MLS data',
            parts: [
              {
                kind: 'paragraph',
                text: 'Membership allows certain uses of listing data. Copying it into a CRM may fall outside them, so read the license before a developer asks for a feed. The technical side is easier, since many feeds follow the RESO standard.',
              },
            ],
          },
          {
            heading: 'Arkansas record keeping',
            parts: [
              {
                kind: 'paragraph',
                text: 'The Arkansas Real Estate Commission, based in Little Rock, decides what a principal broker must keep, for how long, and when licenses renew. Get the current rule from the commission or from counsel, then set the archive and the reminders to match.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Judge it by\nthree counts',
        items: [
          {
            name: 'Inquiries a person answered',
            how: 'Accepted and called within 10 minutes, 8:00 a.m. to 8:00 p.m., weekends included, according to the phone log. Automatic replies do not count.',
            by: '8 of 10 by day 45',
          },
          {
            name: 'Past clients with an active agent',
            how: 'Households that closed in the last 5 years whose agent is still with you and has talked to them in the last 12 months.',
            by: '9 of 10 by day 90',
          },
          {
            name: 'Closings with a true source',
            how: 'Checked each month by the agent and the office manager together. “Sphere” has to name the person.',
            by: 'Every one, monthly',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Heard at\nsales meetings',
        items: [
          {
            question: 'Whose contacts are they when an agent leaves?',
            answer:
              'Your contractor agreement decides, so it should say something. A workable rule: contacts the agent brought go along, and leads the office paid for stay. Mark the source on each record from the first day.',
          },
          {
            question: 'Agents are independent. Can we make them use it?',
            answer:
              'Not really. You can give office leads only to those who accept and log them there, which persuades most. For the others it has to be quicker than their own notebook: two taps for a showing, dates already filled in, and no field that exists to please management.',
          },
          {
            question: 'Which real estate CRM do you recommend?',
            answer:
              'None by name. We know HubSpot and Salesforce from the inside; about the rest we would be guessing. What we can write is a test of 10 tasks from your own week, to be tried in two products on a real Saturday.',
          },
          {
            question: 'Is it worth planning for relocation?',
            answer:
              'In Little Rock, yes, because much of it follows a calendar. New resident physicians learn in March which hospital they join in the summer. Air Force families tend to move in the same months. Write to both in April.',
          },
          {
            question: 'What should AI do here?',
            answer:
              'Summarize a call, draft a listing description, point out who has been forgotten. It should have no say in which buyers see which part of town, and a licensee should read everything before it is published.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'related',
      props: {
        title: 'Before you\nbuy or build',
        tone: 'sand',
        items: [
          {
            title: 'CRM Strategy',
            text: 'For brokers who are choosing: your 10 tasks, tried by your own agents and scored before anyone argues.',
            href: '/services/crm-strategy',
          },
          {
            title: 'Customer Journey',
            text: 'For what happens in the quiet years between one purchase and the next.',
            href: '/services/customer-journey',
          },
          {
            title: 'CRM Integration',
            text: 'For connecting transaction software, website, and phones without entering a closing date twice.',
            href: '/services/crm-integration',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Find your\npast clients',
        text: 'Pick three closings from 2023. In a free call of 45 to 60 minutes we look for those families in every system you have, and see who last talked to them.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
