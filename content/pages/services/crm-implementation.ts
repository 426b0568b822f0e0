import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CRM_IMPLEMENTATION = definePage({
  path: '/services/crm-implementation',
  title: 'CRM Implementation',
  seo: {
    type: 'service',
    title: 'HubSpot & Salesforce CRM Implementation | Cadron',
    description:
      'A CRM built in HubSpot or Salesforce around the way you sell. Data moved and checked, teams trained by role, live in 90 days, use counted.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'CRM Implementation',
        title: 'A CRM that runs\nthe way you sell',
        lead: 'We map how you win work, build it in HubSpot or Salesforce, move your data, and train each team. Live in 90 days.',
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
        lead: 'When each team keeps its own copy, nobody can say what a customer is worth or what happens next. The customer in the drawing is an example.',
        items: [
          {
            title: 'Reps retype what a form already knew',
            text: 'The inquiry arrives with a name, a company, and a need. By the time it is a deal, all three have been entered again.',
          },
          {
            title: 'A stage means whatever the rep means',
            text: '“Proposal sent” covers both an email with a PDF and a signed letter of intent. A forecast built on it needs an interpreter.',
          },
          {
            title: 'The real list lives in a spreadsheet',
            text: 'People keep a private copy when the official one is slower. When they leave, so does the list.',
          },
          {
            title: 'The last rollout stopped at launch',
            text: 'Everyone got 2 hours of training on a Friday. Then the project team went back to other work.',
          },
        ],
        drawing: 'four-copies',
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What we build\nin your account',
        lead: 'Six pieces, documented as they are made.',
        items: [
          {
            title: 'Process map',
            text: 'How a lead becomes an invoice, on one page that sales, marketing, and service all sign.',
            left: 'Sales, marketing, service',
            right: 'One process',
            drawing: 'merge-three',
          },
          {
            title: 'Data cleanup and migration',
            text: 'Duplicates merged by rule, history kept, every change reversible for 30 days.',
            left: 'As found',
            right: 'Merged by rule',
            drawing: 'clean-gate',
          },
          {
            title: 'Pipeline and automation',
            text: 'Stages with entry rules. Routing, follow-up, and handoffs that happen without a reminder.',
            left: 'One rule',
            right: 'Three owners',
            drawing: 'route-by-rule',
          },
          {
            title: 'Integrations',
            text: 'Forms, phone, email, and accounting read and write the same record, with a note of which system wins.',
            left: 'Four systems write',
            right: 'Four systems read',
            drawing: 'write-and-read',
          },
          {
            title: 'Reporting and forecast',
            text: 'One revenue number with its range, visible to everyone who sells.',
            left: 'Booked',
            right: 'Forecast, with its range',
            drawing: 'forecast-cone',
          },
          {
            title: 'Training and adoption',
            text: '40-minute sessions by role, on your own deals. Weekly users are counted until the number holds.',
            left: 'Week 1',
            right: 'Week 12',
            drawing: 'weekly-climb',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Dates fixed\non day one',
        lead: 'You see working software every two weeks, and the last team is live by day 82.',
        phases: [
          { label: 'Process map', from: 0, to: 20, text: 'Process map signed by every team' },
          {
            label: 'Data cleanup',
            from: 8,
            to: 46,
            text: 'Data cleaned, test-loaded, and sampled',
          },
          {
            label: 'Pipeline',
            from: 18,
            to: 58,
            text: 'Pipeline, permissions, and automation built',
          },
          {
            label: 'Integrations',
            from: 32,
            to: 66,
            text: 'Forms, phone, email, and accounting connected',
          },
          {
            label: 'Pilot team',
            from: 48,
            to: 72,
            text: 'Four to six people do real work in the new CRM',
          },
          { label: 'All teams', from: 56, to: 82, text: 'Every role trained on its own deals' },
          {
            label: 'Old system',
            from: 78,
            to: 90,
            text: 'Old system read-only, two reports reconciled',
          },
        ],
        endLabel: 'One live CRM',
        steps: [
          {
            title: 'Map',
            text: 'We follow three deals through your systems: one won, one lost, and one still stuck. Every screen, email, and spreadsheet they touched goes on the map, next to the one number the CRM should improve.',
          },
          {
            title: 'Build',
            text: 'Pipelines, permissions, and automation, in two-week sprints in an account you own. Each sprint ends with your people clicking through it while we keep quiet and take notes.',
          },
          {
            title: 'Move',
            text: 'A full test load, then a pilot team of four to six who do real work in the new CRM for 3 weeks with the old system still open. Then one team at a time, on a Tuesday.',
          },
          {
            title: 'Adopt',
            text: 'We sit with each team for 2 weeks and count weekly users for a quarter. The old system becomes read-only once nobody has opened it for 5 days.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Use is what\nwe count',
        items: [
          {
            name: 'Weekly users who do real work',
            how: 'People who moved a deal, logged a meeting, or closed a task that week, out of those who should have, by role. Logins do not count.',
            by: '80%, 12 weeks after launch',
          },
          {
            name: 'Duplicates per 100 records',
            how: '100 random contacts, each searched by hand for a duplicate under another name or address.',
            by: 'Under 3 on day 60',
          },
          {
            name: 'CRM against invoices',
            how: 'Orders won in the month according to the CRM, compared with what accounting invoiced for them.',
            by: 'Within 2% by day 90',
          },
          {
            name: 'Fields typed twice',
            how: 'We follow one deal per team from inquiry to invoice and count every value someone entered a second time.',
            by: 'Halved by day 75',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'Before and after', isSmall: true, count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before\nyou sign',
        items: [
          {
            question: 'HubSpot or Salesforce?',
            answer:
              'We build in both and sell neither. The map decides: how many teams, how complex the quotes, who will run it after we leave.',
          },
          {
            question: 'Will we lose our history?',
            answer:
              'No. Notes, emails, and closed deals move with their dates and owners. Attachments move where the new system can hold them; the rest go to a folder linked from the record.',
          },
          {
            question: 'How much of our team’s time does it take?',
            answer:
              'About 3 hours a week from one owner, two interviews with each team lead, and 40 minutes of training per person. The pilot team gives up roughly an hour a day in its first week.',
          },
          {
            question: 'What if 90 days is not enough?',
            answer:
              'We say so on day 20, when the map is signed, and cut scope before we move the date. The usual reasons are multilevel quote approval and more than three source systems.',
          },
          {
            question: 'We already have a CRM. Do we have to start over?',
            answer:
              'Usually not. If the account is sound, we run the same 90 days inside it: map, clean, rebuild the stages, retrain.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Walk through a\ndeal with us',
        text: 'Pick a deal that went wrong. The free growth audit follows it through every list it touched and shows you where it stopped.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
