import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const RESTORATION = definePage({
  path: '/restoration',
  title: 'Restoration',
  seo: {
    title: 'CRM for Water & Fire Restoration Companies | Cadron',
    description:
      'One file per loss from the first call to the last check: intake, TPA deadlines, moisture logs, rebuild, and receivables. CRM consulting for restorers.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Water and fire restoration',
        title: 'Answer the call,\nkeep the job',
        lead: 'Water at 2:00 a.m., a carrier’s portal at 9:00, a supplement 6 weeks later. We put call, job, and claim into one record that office, crew, and adjuster can rely on.',
        action: BOOK_AUDIT,
        note: 'Free. All we need is last month’s phone log.',
        trail: [{ label: 'DTC', href: '/dtc' }],
        drawing: 'calls',
        caption:
          'An example storm day in 3-hour blocks: calls that came in, and calls that were answered.',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'What a loss costs\nbefore it is billed',
        lead: 'Your technicians know how to dry a structure. The trouble sits between the phone, the truck, and the claim.',
        items: [
          {
            title: 'The first call is a note on paper',
            text: 'Loss type, source stopped or running, carrier, who may sign the work authorization: half of it is asked again in the driveway, while the homeowner’s sister dials the next company on her list.',
          },
          {
            title: 'TPA clocks run unwatched',
            text: 'Program work has timers for contact, arrival, first estimate, and daily notes. Each administrator words them differently, the portal keeps score, and a branch learns that its score has slipped only when assignments dry up.',
          },
          {
            title: 'Moisture logs stay in the truck',
            text: 'Readings are taken on paper, or in an app the office never opens. The adjuster questions day 4 of the dehumidifiers, and the numbers that justify it sit on a tablet without a signal.',
          },
          {
            title: 'Mitigation ends and rebuild walks away',
            text: 'The crew pulls its air movers on Thursday, and the next week the owner signs with another contractor. Nobody asked. Reconstruction works from a list of its own.',
          },
          {
            title: 'Receivables age with the claim',
            text: 'A certificate of completion is missing, a supplement sits in desk review, or the mortgage company has yet to endorse the check. Accounting sees 94 days and cannot tell why.',
          },
        ],
        card: {
          title: 'Go through the phone log',
          text: 'Free, 45 to 60 minutes by video, at an hour that suits your dispatcher. Bring whoever carries the on-call phone.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'One file per loss\nfrom call to check',
        paragraphs: [
          'We begin at the phone, with a month of call records and 10 recordings. The intake screen asks its questions in the order a frightened person can answer them, and the dispatcher promises an arrival time before turning to insurance. Night service and day staff use the same screen, so each loss is on file once, from the first minute.',
          'The job then runs on two clocks, yours and the program’s. A contact or estimate deadline becomes a named person’s task before it lapses. Readings, photos, and equipment days are filed from the field app to the job, where the estimator and whoever answers the adjuster can see them. Estimating stays in the software your carriers expect.',
          'On day 2 of drying, the crew asks about the rebuild as a matter of course: is structural work likely, who decides, has anyone quoted it? The claim gets stages of its own, from authorization through supplement and approval to endorsement and payment, and each says whose turn it is.',
          'Plumbers, agents, and property managers who send losses hear from you once the crew has arrived. It is the cheapest marketing in the trade, and the first habit to go in a busy week.',
        ],
        points: [
          {
            title: 'Minutes from ring to road',
            text: 'Counted separately for days, nights, and storm weeks, because an average of the three describes none of them.',
          },
          {
            title: 'Deadlines by carrier and TPA',
            text: 'Each program’s own wording, translated once into hours, with the next deadline at the top.',
          },
          {
            title: 'A rebuild decision on every job',
            text: 'Yes, no, or later, recorded while your equipment is still humming in the hallway.',
          },
          {
            title: 'Claims sorted by what they lack',
            text: 'The signature, document, or person each unpaid file is waiting for, oldest first.',
          },
          {
            title: 'Margin by referrer',
            text: 'Jobs and gross margin for each plumber, agent, property manager, and ad.',
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
            heading: 'The audit: five losses, from ring to payment',
            parts: [
              {
                kind: 'paragraph',
                text: 'Send nothing in advance. We open the phone log with you, pick the nights that hurt, and follow five losses to the end, including one that went to rebuild and one still unpaid. Missed calls, late uploads, and stalled endorsements are priced with your own averages.',
              },
              {
                kind: 'paragraph',
                text: 'Within five business days you get a report that an operations manager can start on without a meeting. Software comes up on the second page, if at all.',
              },
            ],
          },
          {
            heading: 'Worked example: two locations, 12 weeks',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take two locations with 45 people. Weeks 1 and 2 are for listening: shifts beside the dispatcher, and a ride with a mitigation crew. The intake screen is live in week 5, first by day, then with the answering service.',
              },
              {
                kind: 'paragraph',
                text: 'Program deadlines and the link to the field app follow by week 8. The last 4 weeks go to the claim stages, with accounting, and to a storm drill. You would judge us on two numbers: calls answered by a person after hours, and days from completion to payment.',
              },
              {
                kind: 'paragraph',
                text: 'We would leave marketing alone until then. Buying more calls for a phone that goes unanswered at midnight is a way of paying for a competitor’s jobs.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: { company: 'Dryline' },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'From owners\nand dispatchers',
        items: [
          {
            question: 'We have restoration job software. What would a CRM add?',
            answer:
              'The time before the job and after it. Job software is good at drying logs, equipment, and production. It rarely holds the calls you missed, the agents you depend on, or the property manager with 40 buildings who last heard from you in January. We connect the two, and the job number is the link.',
          },
          {
            question: 'Can you automate the carrier portals?',
            answer:
              'Mostly no. At Dryline the carriers’ portals accepted no data from outside, and scripts that click through a portal break often and may violate its agreement. What helps is a worksheet in the portal’s own order, filled from the job, so that someone types instead of searching.',
          },
          {
            question: 'Should AI answer our emergency line?',
            answer:
              'We would keep a person on it. AI earns its place beside that person: it transcribes, fills in address and loss type for confirmation, and flags words that hint at gas, electricity, or someone trapped. We announce the recording first, since some states require everyone’s consent.',
          },
          {
            question: 'What happens in a catastrophe week?',
            answer:
              'Calls multiply and every rule gets tested. So a surge mode is prepared in advance: a shorter intake, triage by standing water and occupancy, an overflow service that writes to the same list, and honest arrival times read to callers. We rehearse it once before the season.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Count the calls\nnobody answered',
        text: 'One month of call records is enough to begin. The growth audit is free, and you may leave it when the on-call phone rings.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
