import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const RESTORATION = definePage({
  path: '/restoration',
  title: 'Restoration',
  seo: {
    title: 'CRM for water and fire restoration companies | Cadron',
    description:
      'One file per loss from the first call to the last check: intake, TPA deadlines, moisture logs, rebuild and receivables. CRM consulting for restorers.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Answer the call,\nkeep the job',
        lead: 'Water at two in the morning, a carrier’s portal at nine, a supplement in six weeks. We put call, job and claim into one record that office, crew and adjuster can rely on.',
        action: BOOK_AUDIT,
        note: 'All we need to begin is last month’s phone log.',
        trail: [{ label: 'DTC', href: '/dtc' }],
        drawing: 'calls',
        caption:
          'An example storm day: calls answered beside calls that came, in blocks of three hours.',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'What a loss costs\nbefore it is billed',
        lead: 'Your technicians know how to dry a structure. The trouble sits between the phone, the truck and the claim.',
        items: [
          {
            title: 'The first call is a note on paper',
            text: 'Loss type, source stopped or running, carrier, who may sign the work authorization: half of it is asked again in the driveway, while the homeowner’s sister dials the next company on her list.',
          },
          {
            title: 'TPA clocks run unwatched',
            text: 'Program work has timers for contact, arrival, first estimate and daily notes. Each administrator words them differently, the portal keeps score, and a branch learns of a slipped scorecard when assignments dry up.',
          },
          {
            title: 'Moisture logs stay in the truck',
            text: 'Readings are taken on paper, or in an app the office never opens. The adjuster questions day four of the dehumidifiers, and the numbers that justify it sit on a tablet without a signal.',
          },
          {
            title: 'Mitigation ends and rebuild walks away',
            text: 'The crew pulls its air movers on Thursday, and the next week the owner signs with another contractor. Nobody asked. Reconstruction works from a list of its own.',
          },
          {
            title: 'Receivables age with the claim',
            text: 'A certificate of completion is missing, a supplement waits at desk review, or the mortgage company has yet to endorse the check. Accounting sees 94 days and cannot tell which.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'One file per loss,\nfrom call to check',
        paragraphs: [
          'We begin at the phone, with a month of call records and ten recordings. The intake screen asks its questions in the order a frightened person can answer them, and the dispatcher promises a time aloud before turning to insurance. Night service and day staff use the same screen, so a loss exists once, from the first minute.',
          'The job then runs on two clocks, yours and the program’s. A contact or estimate deadline becomes a named person’s task before it lapses. Readings, photos and equipment days are filed from the field app to the job, where the estimator and whoever answers the adjuster can see them. Estimating stays in the software your carriers expect.',
          'On day two of drying the rebuild question is asked as a matter of course: is structural work likely, who decides, has anyone made an offer. The claim gets stages of its own, from authorization through supplement and approval to endorsement and payment, and each says whose turn it is.',
          'Plumbers, agents and property managers who send losses hear from you once the crew has arrived. It is the cheapest marketing in the trade, and the first habit to go in a busy week.',
        ],
        points: [
          {
            title: 'Minutes from ring to road',
            text: 'Counted for days, nights and storm weeks apart, because an average of the three describes none of them.',
          },
          {
            title: 'Deadlines by carrier and TPA',
            text: 'Each program’s own wording, translated once into hours, with the next lapse at the top.',
          },
          {
            title: 'A rebuild decision on every job',
            text: 'Yes, no or later, recorded while your equipment is still humming in the hallway.',
          },
          {
            title: 'Claims sorted by what they lack',
            text: 'The signature, the document or the person each unpaid file waits for, oldest first.',
          },
          {
            title: 'Margin by referrer',
            text: 'Jobs and gross margin for each plumber, agent, property manager and advertisement.',
          },
        ],
      },
    },
    {
      type: 'consultation',
      id: 'consultation',
      props: {
        sections: [
          {
            heading: 'Five losses, from ring to payment',
            paragraphs: [
              'Send nothing ahead. We open the phone log with you, pick the nights that hurt, and follow five losses to the end, including one that went to rebuild and one still unpaid. Missed calls, late uploads and stalled endorsements are priced with your own averages.',
              'What you get afterward is a list an operations manager can start on without a meeting. Software comes into it on the second page, if at all.',
            ],
          },
          {
            heading: 'Ten weeks, two of them nights',
            paragraphs: [
              'An example for two locations with 45 people. Weeks one and two are for listening: shifts beside the dispatcher, and a ride with a mitigation crew. The intake screen is live in week four, first by day, then with the answering service.',
              'Program deadlines and the link to the field app follow by week seven. The last three weeks go to the claim stages, with accounting, and to a rehearsal of a storm. You would judge us on two figures, calls answered by a person after hours and days from completion to payment.',
              'We would leave marketing alone until then. Buying more calls for a phone that goes unanswered at midnight is a way of paying for a competitor’s jobs.',
            ],
          },
        ],
        card: {
          title: 'Go through the phone log',
          text: 'Free of charge, at an hour that suits your dispatcher. Bring whoever carries the on-call phone.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: {
        quote:
          'On storm nights we still run out of crews. The difference is that at two in the morning I know which houses are waiting, how long, and who promised them what.',
        author: 'Operations director',
        position: 'Nine crews',
        company: 'Dryline',
      },
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
              'The time before the job and after it. Job software is good at drying documentation, equipment and production. It seldom holds the calls you missed, the agents you depend on, or the property manager with forty buildings whom you last spoke to in January. We connect the two, and the job number is the link.',
          },
          {
            question: 'Can you automate the carrier portals?',
            answer:
              'Mostly no. Few of them accept data from outside, and scripts that click through a portal break often and may violate its agreement. What helps is a worksheet in the portal’s own order, filled from the job, which turns twenty minutes of searching into a short session of typing.',
          },
          {
            question: 'Should AI answer our emergency line?',
            answer:
              'We would keep a person on it. AI earns its place beside that person: it transcribes, fills in address and loss type for confirmation, and flags words that hint at gas, electricity or somebody trapped. Callers hear about the recording first, since some states require everyone’s agreement.',
          },
          {
            question: 'What happens in a catastrophe week?',
            answer:
              'Volume triples and every rule gets tested. So a surge mode is prepared in advance: a shorter intake, triage by standing water and occupancy, an overflow service that writes to the same list, and honest arrival times read to callers. It is rehearsed on a dry Tuesday, because nobody learns a screen in a storm.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Count the calls\nyou did not get',
        text: 'One month of call records is enough to begin. The audit is free, and you may leave it when the on-call phone rings.',
        action: BOOK_AUDIT,
        drawing: 'minutes',
        labels: ['45 minutes on your calls', 'and 15 for your questions'],
      },
    },
  ],
});
