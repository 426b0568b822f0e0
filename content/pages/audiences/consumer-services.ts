import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const CONSUMER_SERVICES = definePage({
  path: '/consumer-services',
  title: 'Consumer Services',
  seo: {
    title: 'CRM & Booking Consulting for Consumer Services | Cadron',
    description:
      'Faster first replies, fewer missed visits, and repeat visits booked on time. CRM consulting for clinics, home services, studios, and repair companies.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Consumer services',
        title: 'Fill the calendar\nand keep it full',
        lead: 'For a clinic, a pool company, or a repair business, an empty hour cannot be sold tomorrow. We connect inquiries, bookings, and visits, so that each one leads to the next.',
        action: BOOK_AUDIT,
        note: 'Free. We look at one week of one calendar.',
        trail: [{ label: 'DTC', href: '/dtc' }],
        drawing: 'bookings',
        caption:
          'An example week of 60 appointments: booked, canceled and refilled, or left empty.',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'How an hour\ngoes unsold',
        lead: 'Everyone in the company can name the busy season. The empty slots are harder to see.',
        items: [
          {
            title: 'The first reply comes too late',
            text: 'A request from the website waits in a shared inbox until someone is back from a job. By then the customer has booked a competitor, and the spring report still counts a lead.',
          },
          {
            title: 'No-shows are treated like weather',
            text: 'Everyone complains, and nobody tracks the number by location, hour, and service. Yet an unconfirmed Monday morning behaves quite differently from a Thursday booked 2 days ago.',
          },
          {
            title: 'The next visit is left to memory',
            text: 'Filters, vaccinations, tune-ups, root touch-ups: most of what you sell comes due again on a known date. If the reminder is a sticker on a water heater, so is the income.',
          },
          {
            title: 'Every location has its own way',
            text: 'Five branches mean five greetings, five answers about price, and five ways to handle a complaint. They are compared by revenue, which mostly measures the size of the town.',
          },
          {
            title: 'A bad review ends with a thank-you',
            text: 'Marketing answers the two-star review of a late technician. The dispatcher who could have called never hears about it, and neither does the person who plans the routes.',
          },
        ],
        card: {
          title: 'Mark up your calendar',
          text: 'Free, 45 to 60 minutes by video, with one of our principals. Nothing to prepare.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'From first inquiry\nto the next visit',
        paragraphs: [
          'We map one customer’s year at the counter and in the truck: how they ask, book, confirm, arrive, pay, and come due again. We draw the map with the people who answer the phone. They know which rule is ignored, and why.',
          'Every inquiry, whether by call, form, listing site, or message, opens one record with a clock on it, and the reply offers two open times. Confirmations let people move an appointment with one tap, and a freed slot is offered to the waiting list before anyone starts calling around. Your booking or practice software keeps the calendar; the CRM listens to it and reacts.',
          'Then come the repeat visits. Each service gets an interval, each customer a due date, each branch a short morning list of people to invite. Wording and timing are tested at two locations for a month before the rest adopt them, because a message that suits dog owners annoys people with a pool.',
        ],
        points: [
          {
            title: 'Hours to a useful answer',
            text: 'By branch and source, nights and weekends included, with the slowest 10 read every week.',
          },
          {
            title: 'Missed visits per 100',
            text: 'And what the empty slots were worth, so that reminder calls go to the costly ones.',
          },
          {
            title: 'Rebooked on time',
            text: 'The share of customers who have a next date before they leave, or set one within the interval.',
          },
          {
            title: 'A morning list',
            text: 'Who to confirm, who to invite, and who to call back, one page for each location.',
          },
          {
            title: 'Low ratings to the right desk',
            text: 'Anything under four stars reaches the person who can make that visit right, the same day.',
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
            heading: 'The audit: one week of empty hours',
            parts: [
              {
                kind: 'paragraph',
                text: 'Open the calendar of your busiest location and of the one that worries you. Together we mark last week’s unsold hours by cause: never asked for, asked for and unanswered, booked and missed, freed too late to fill. The proportions decide what to fix first, and managers rarely predict them.',
              },
              {
                kind: 'paragraph',
                text: 'Within five business days you get the marked-up week in a written report, with amounts in dollars and a suggested sequence. Often the first item is a setting in software you already pay for.',
              },
            ],
          },
          {
            heading: 'Worked example: seven locations before the busy season',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take seven locations with two people at each front desk. Change is easiest 8 weeks before the rush. In the first 3, inquiries from all sources come into one queue with a rule for who answers. Reminders and the waiting list follow at two branches that volunteered.',
              },
              {
                kind: 'paragraph',
                text: 'The other five join one after another, each trained by someone from a branch that already works this way. When the season starts, the routine is settled and only the numbers move. The one to watch is visits kept per 100 booked.',
              },
              {
                kind: 'paragraph',
                text: 'We would save penalties for missed appointments for last, and perhaps leave them out. They cost goodwill on the first day: at Maple & Main a deposit brought complaints and no difference anyone could measure.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: { company: 'Maple & Main' },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Questions from\nthe front desk',
        items: [
          {
            question: 'Our booking software sends reminders. What is missing?',
            answer:
              'Usually a way to move the visit without calling, a second channel for people who ignore the first, and a person who calls about the expensive appointments that nobody confirmed. Check your no-show rate by channel before buying anything. The setting you need may exist and be switched off.',
          },
          {
            question: 'Will text messages annoy customers or break rules?',
            answer:
              'They can do both. Marketing texts need prior consent, an easy way to stop them, and decent hours, and an appointment notice should carry no promotion. We record consent with its date, cap the number per month, and watch opt-outs for each message. Have your lawyer read the wording once.',
          },
          {
            question: 'Can an AI assistant take bookings by phone?',
            answer:
              'For simple services with published prices, a tested assistant can book, move, and cancel, and must hand over the call when it is unsure. We run it after hours first and listen to 50 calls with you. We route quotes, complaints, and anything medical to a person.',
          },
          {
            question: 'How do we compare locations fairly?',
            answer:
              'By rates, and against their own history: answer time, confirmed share, rebooking, and cost of a first visit, each next to the same month last year. The definitions are the same everywhere, and a manager who disputes a number can open the visits behind it.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Find out why\nThursday is empty',
        text: 'The growth audit is free. The best person to bring is whoever answers the phone.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
