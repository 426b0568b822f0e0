import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CRM_IMPLEMENTATION = definePage({
  path: '/services/crm-implementation',
  title: 'CRM Implementation',
  seo: {
    type: 'service',
    title: 'CRM implementation, live in ninety days | Cadron',
    description:
      'A CRM built in HubSpot or Salesforce around the way you win work: data moved and checked, teams trained by role, weekly use counted until it holds.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'A CRM that runs\nthe way you sell',
        lead: 'We map how you win work, build it in HubSpot or Salesforce, move your data and train each team. Live in ninety days.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'pipeline',
        caption:
          'An example pipeline, to scale. Every exit has a reason, and “not yet” comes back.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'One customer,\nfour versions',
        lead: 'When each team keeps its own copy, nobody can say what a customer is worth or what happens next.',
        items: [
          {
            title: 'Reps re-type what a form already knew',
            text: 'The inquiry arrives with a name, a company and a need. By the time it is a deal, all three have been entered again.',
          },
          {
            title: 'Stages mean what the rep means',
            text: '“Proposal sent” covers a mail with an attachment and a signed letter of intent. A forecast built on it has to be interpreted.',
          },
          {
            title: 'The real list lives in a spreadsheet',
            text: 'People keep a private copy when the official one is slower. It leaves with them.',
          },
          {
            title: 'The last roll-out stopped at launch',
            text: 'Two hours of training for everyone on a Friday, then the project team went back to other work.',
          },
        ],
        drawing: 'four-copies',
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What we build',
        lead: 'Six pieces, in your own account, documented as they are made.',
        items: [
          {
            title: 'Process map',
            text: 'How a lead becomes an invoice, on one page that sales, marketing and service all sign.',
            left: 'Sales, marketing, service',
            right: 'One process',
            drawing: 'merge-three',
          },
          {
            title: 'Data clean-up and migration',
            text: 'Duplicates merged by rule, history kept, every change reversible for thirty days.',
            left: 'As found',
            right: 'Merged by rule',
            drawing: 'clean-gate',
          },
          {
            title: 'Pipeline and automation',
            text: 'Stages with entry rules. Routing, follow-up and hand-offs that need no reminder.',
            left: 'One rule',
            right: 'Three owners',
            drawing: 'route-by-rule',
          },
          {
            title: 'Integrations',
            text: 'Forms, phone, email and accounting write to the same record, both ways, with a note of which system wins.',
            left: 'Four systems write',
            right: 'Four systems read',
            drawing: 'write-and-read',
          },
          {
            title: 'Reporting and forecast',
            text: 'One revenue number with its range, open to everyone who sells.',
            left: 'Booked',
            right: 'Forecast, with its range',
            drawing: 'forecast-cone',
          },
          {
            title: 'Training and adoption',
            text: 'Sessions of forty minutes by role, on your own deals. Weekly use is counted until it holds.',
            left: 'Week 1',
            right: 'Week 12',
            drawing: 'weekly-climb',
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
            heading: 'What a move looks like in numbers',
            parts: [
              {
                kind: 'paragraph',
                text: 'An example: 41,000 contacts, of which 28,000 sit in an old CRM, 7,000 in accounting and 6,000 in spreadsheets. The same email address removes 5,200. Same phone and company domain: another 3,100. People decide 900 by hand, in batches of fifty, because two brothers in one firm look like a duplicate. 3,600 had no contact for five years and go to a readable archive. 28,200 remain to be loaded.',
              },
              {
                kind: 'paragraph',
                text: 'Then a test load, and 200 records drawn at random are compared field by field with their source. No error in 200 means that, with 95% confidence, fewer than 15 in a thousand are wrong. If there is one error, we find its cause, correct the rule, and load again; mending the single record would hide the others.',
              },
              {
                kind: 'paragraph',
                text: [
                  'Only then is the date of the real load set. The order of checks before it is written up in ',
                  {
                    text: 'the order in which to audit CRM data',
                    href: '/insights/crm-data-audit-order',
                  },
                  ', and Tidewick’s merge, with its way back, is among the ',
                  {
                    text: 'success stories',
                    href: '/insights/success-stories/tidewick-duplicate-records',
                  },
                  '.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'Rehearse it,\nthen switch',
        lead: 'The third step is the one that gets cut when time is short, so its dates are fixed first.',
        steps: [
          {
            title: 'Walk',
            text: 'We follow three deals through your systems, one won, one lost and one still stuck. Every screen, mail and sheet they touched goes on the map.',
          },
          {
            title: 'Build',
            text: 'Pipelines, permissions and automation in fortnightly pieces. Each ends with your people clicking through it while we keep quiet and take notes.',
          },
          {
            title: 'Rehearse',
            text: 'A full test load and a pilot team of four to six who do real work in it for three weeks, with the old system still open.',
          },
          {
            title: 'Switch',
            text: 'One team at a time, on a Tuesday. We sit with each for two weeks, and the old system becomes read-only when nobody has opened it for five days.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Ninety days\nto one live CRM',
        lead: 'Fixed dates, agreed at the start. You see working software every second week.',
        phases: [
          { label: 'Process map', from: 0, to: 20, text: 'Process map signed by every team' },
          {
            label: 'Data clean-up',
            from: 8,
            to: 46,
            text: 'Data cleaned, test-loaded and sampled',
          },
          {
            label: 'Pipeline',
            from: 18,
            to: 58,
            text: 'Pipeline, permissions and automation built',
          },
          {
            label: 'Integrations',
            from: 32,
            to: 66,
            text: 'Forms, phone, mail and accounting connected',
          },
          {
            label: 'Pilot team',
            from: 48,
            to: 72,
            text: 'Four to six people do their whole week in it',
          },
          { label: 'All teams', from: 56, to: 82, text: 'Every role trained on its own deals' },
          {
            label: 'Old system',
            from: 78,
            to: 90,
            text: 'Old lists read-only, two reports reconciled',
          },
        ],
        endLabel: 'One live CRM',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Live is a date,\nused is a count',
        items: [
          {
            name: 'Weekly users who do real work',
            how: 'People who moved a deal, logged a meeting or closed a task that week, by role, over people who should have. Logins do not count.',
            by: '80% by week 12',
          },
          {
            name: 'Duplicates per hundred records',
            how: 'A random hundred contacts searched by hand for a twin under another name or address.',
            by: 'Under 3 on day 60',
          },
          {
            name: 'CRM against invoices',
            how: 'Orders won in the month according to the CRM, compared with what accounting invoiced for the same orders.',
            by: 'Within 2% by day 90',
          },
          {
            name: 'Fields typed twice',
            how: 'One deal per team followed from inquiry to invoice, counting every value a person entered a second time.',
            by: 'Halved by day 75',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'After the\nlaunch', count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before you ask',
        items: [
          {
            question: 'HubSpot or Salesforce?',
            answer:
              'We build in both and sell neither. The map decides: how many teams, how complex the quotes, who will run it after we leave.',
          },
          {
            question: 'Will we lose our history?',
            answer:
              'No. Notes, emails and closed deals move with their dates and owners. Attachments move where the target can hold them; the rest go to a folder linked from the record.',
          },
          {
            question: 'How much of our team’s time does it take?',
            answer:
              'About three hours a week from one owner, two interviews with each team lead, and forty minutes of training per person. The pilot team gives up roughly an hour a day for its first week.',
          },
          {
            question: 'What if ninety days are not enough?',
            answer:
              'We say so on day 20, when the map is signed, and move scope out before moving the date. Quote approval with many levels and more than three source systems are the usual reasons.',
          },
          {
            question: 'What happens after day 90?',
            answer:
              'You own everything and can stop there. Most clients keep a monthly review for two quarters, because use dips in the second month and again when a team lead changes.',
          },
          {
            question: 'We have a CRM already. Must we start again?',
            answer:
              'Usually not. If the account is sound, we run the same ninety days inside it: map, clean, rebuild the stages, retrain. The migration phase then shrinks to merging duplicates.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Walk one deal\nthrough with us',
        text: 'Pick a deal that went wrong. A free growth audit follows it through every list it passed, in 45 to 60 minutes, and you keep the notes.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
