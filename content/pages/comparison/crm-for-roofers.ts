import { definePage } from '../define-page.ts';
import { BOOK_AUDIT } from '../audiences/actions.ts';

/** CRM for roofing companies (docs/specification.md, section 2). */
export const CRM_FOR_ROOFERS = definePage({
  path: '/crm-for-roofers',
  title: 'CRM for roofers',
  seo: {
    title: 'CRM for Roofers: Inspection to Final Check | Cadron',
    description:
      'One CRM for storm and retail roofing: inspections, supplements, material orders, crews, mortgage endorsements, checks, and referrals.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'CRM for roofers',
        title: 'From hail report\nto final check',
        lead: 'A roof is sold on a porch, measured from the air, scoped by an adjuster, built in a day, and paid for in three checks. We set up the CRM that holds it all together, for storm work and for retail.',
        action: BOOK_AUDIT,
        note: 'Bring 10 addresses from your last storm.',
        trail: [{ label: 'Who We Help', href: '/who-we-help' }],
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'Climbed and\nnever built',
        lead: 'The drawing is an example, counted forward from one hailstorm. The crews were fast. The jobs went missing at a desk, in a truck, or in a drawer.',
        items: [
          {
            title: 'Two canvassers, one porch',
            text: 'Territories live in a group text. On Thursday the homeowner hears your pitch again, at another price.',
          },
          {
            title: 'The adjuster came and nobody knew',
            text: 'The appointment was on the homeowner’s calendar and in the estimator’s head. Your photos of the test squares stayed on your phone.',
          },
          {
            title: 'The supplement starts after tear-off',
            text: 'Rotten decking, a second layer, the drip edge that code requires: photographed late, then argued from memory.',
          },
          {
            title: 'Build day is decided in the driveway',
            text: 'Three bundles of ridge short, the wrong gray, and the crew finds out at 7:00 a.m.',
          },
        ],
        drawing: 'leaks',
        labels: [
          'Inspected',
          '60 roofs after the hail',
          'Agreement signed',
          '41',
          'Scope approved and built',
          '29',
          'Paid to the last check',
          '22 of the 60',
        ],
      },
    },
    {
      type: 'comparison-table',
      id: 'table',
      props: {
        title: 'Storm and retail\nare two trades',
        lead: 'Much of the trouble comes from forcing both through one pipeline. They part at the first contact and meet again at the supply house.',
        tone: 'sand',
        columns: ['Storm', 'Retail'],
        rows: [
          {
            label: 'First contact',
            cells: [
              'A knock, a yard sign, a call after hail. Address, date of loss, and the name of whoever knocked, on a map that keeps two of you off the same street.',
              'A search, a neighbor, a home show. Ask what prompted it (a leak, a home sale, plain age), because the answer steers your advertising.',
            ],
          },
          {
            label: 'Inspection',
            cells: [
              'Slope by slope: test squares, soft metals, gutters, attic. Photos are named as they are taken. The homeowner gets the finding in writing, even when it is “no damage.”',
              'Decking, ventilation, flashing, and how many winters are left. An honest “five more” becomes a task dated 5 years out.',
            ],
          },
          {
            label: 'Measurement',
            cells: [
              'The report is ordered with the agreement and filed under the claim, so your squares and the carrier’s can be compared line by line.',
              'Ordered before the visit, if you price at the table. Check pitch and waste by eye, since trees hide eaves from an aircraft.',
            ],
          },
          {
            label: 'Price',
            cells: [
              'Follows the insurance scope. What it left out becomes a supplement: item, photo, code section or manufacturer’s instruction, day sent, day answered.',
              'Three options on one page, financing with its terms. Follow up on days 2, 7, and 20, and again in spring.',
            ],
          },
          {
            label: 'Who decides',
            cells: [
              'The homeowner, the carrier, and often a mortgage company. Three clocks; the job shows whose is running.',
              'Usually two people at a kitchen table. Quote when both are sitting at it.',
            ],
          },
          {
            label: 'Money',
            cells: [
              'Actual cash value, the homeowner’s deductible, and depreciation once the work is proven complete. Each check is a line: amount expected, endorsements missing, who has it.',
              'Deposit and balance, or a lender’s funding notice. The invoice goes out on the day of the final walk.',
            ],
          },
          {
            label: 'Material and crew',
            cells: [
              'The order is made from the signed scope, with color, vents, underlayment, and ridge, and the supplier confirms it 2 days ahead. Crew and delivery are one booking, so rain moves both.',
            ],
          },
          {
            label: 'Final walk',
            cells: [
              'Magnet sweep, gutters, a photo of each slope, one signature, and the warranty registered while someone still has the numbers. This folder releases the final check.',
            ],
          },
          {
            label: 'Referral',
            cells: [
              'Ask on that walk, while the ladder is up and the neighbors are looking. Who referred each job stays on the record, so the thank-you reaches the right house.',
            ],
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'limits',
      props: {
        sections: [
          {
            heading: 'Deductibles and claims',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'Many states forbid a roofer to waive, absorb, or rebate an insurance deductible; Texas and Oklahoma were among them when we looked in November 2026, and the ',
                  {
                    text: 'Texas Department of Insurance',
                    href: 'https://www.tdi.texas.gov/consumer/storms/roofing-and-insurance-know-the-law.html',
                  },
                  ' explains its rule on one page. So the deductible goes on the invoice, its receipt is filed with the job, and no template says “free roof.”',
                ],
              },
              {
                kind: 'paragraph',
                text: 'Negotiating a claim is generally reserved for the policyholder and a licensed public adjuster. You document, measure, price your own work, and meet the adjuster on the roof. We write the message templates to stay on the right side of that line, and your attorney reads them for each state you work in. We are consultants, and none of this is legal advice.',
              },
            ],
          },
          {
            heading: 'When roofing software is enough',
            parts: [
              {
                kind: 'paragraph',
                text: 'Software made for roofers is good at photos, estimates, and production. With one branch and one kind of work, it may be all you need, and we will leave you to it.',
              },
              {
                kind: 'paragraph',
                text: [
                  'Adding HubSpot or Salesforce starts to pay off with several branches, commercial roofs under service agreements, or a retail budget that has to be judged by source. The two then share a job number through ',
                  { text: 'an integration', href: '/services/crm-integration' },
                  ', and new calls are ',
                  { text: 'routed in minutes', href: '/insights/five-minute-lead-routing' },
                  '. If you also dry out what came in through the roof, ',
                  { text: 'restoration', href: '/restoration' },
                  ' has its own page.',
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
        title: 'Ready before\nthe hail',
        lead: 'An example for 40 people in two branches: 8 weeks, begun in January, when the phones allow it.',
        steps: [
          {
            title: 'Map',
            figure: '2 days with canvassers',
            text: 'Two days with canvassers, one in production, one beside whoever deposits the checks. We write down every list, the whiteboard included.',
          },
          {
            title: 'Build',
            figure: '1 job number',
            text: 'Storm and retail get stages of their own. Reports, supplier orders, photos, and accounting meet under one job number, and a claim counts as approved when the scope is attached, however the phone call felt.',
          },
          {
            title: 'Move',
            figure: '200 addresses in a morning',
            text: 'Open jobs are loaded after a pretend storm: 200 addresses in a morning, from knock to schedule. What jams is fixed before a cloud does the testing. The whiteboard stays up as the way back.',
          },
          {
            title: 'Adopt',
            figure: '13 weeks of counting',
            text: 'Crews see the address, the material, and where the trailer goes. For a quarter we count who logs jobs from the roof each week, and cut what the others skip.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked on\nthe tailgate',
        items: [
          {
            question: 'Will anyone use it on a roof?',
            answer:
              'With one thumb and in full sun, or never. The inspection screen has seven fields and a camera. What can wait is done in the truck, and nobody is asked for what the office already knows.',
          },
          {
            question: 'Our whiteboard works. Why change it?',
            answer:
              'Photograph it each Friday for a month. If the photo answers the questions that come in on Sunday, keep the board and let the CRM feed it.',
          },
          {
            question: 'Can it chase the mortgage company?',
            answer:
              'It can flag that a check needs a second endorsement, keep that lender’s forms and inspection rules on one page, and put the call on a named person’s list. Your office still makes the call.',
          },
          {
            question: 'What about canvassing permits and text messages?',
            answer:
              'Solicitation rules are local, so the map carries them by town, with the expiration date of each badge. Marketing texts need documented consent and a simple way out, in a storm as on any other day. Keep the proof with the contact.',
          },
          {
            question: 'Is AI any use to a roofer?',
            answer:
              'For sorting photos by slope, summarizing calls, and drafting a supplement letter from your notes, yes, if a person signs off. We would leave judging hail hits to someone who stood on the roof.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Follow ten roofs\nto the money',
        text: 'Ten addresses, traced to the final check or to the desk where they stopped. The audit takes 45 to 60 minutes and is free.',
        action: BOOK_AUDIT,
        amounts: [8, 2],
        drawing: 'loop',
        labels: ['Paid in full', 'Sent by a neighbor'],
      },
    },
  ],
});
