import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const SAAS = definePage({
  path: '/saas',
  title: 'SaaS',
  seo: {
    title: 'SaaS CRM & RevOps Consulting | Cadron',
    description:
      'Product usage, billing, and CRM on one account: sales calls the right trials, renewals start early, and ARR has one definition that finance has signed.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'SaaS',
        title: 'Call the trials\nthat will pay',
        lead: 'Sign-ups are easy to count and hard to bank. We connect product usage, billing, and CRM, so that sales, customer success, and finance act on the same account.',
        action: BOOK_AUDIT,
        note: 'Free: we review 10 accounts. You share your screen.',
        trail: [{ label: 'B2B', href: '/b2b' }],
        drawing: 'trials',
        caption: 'An example: 100 trials, day by day, and the 12 that run through to a paid plan.',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'Five gaps between\ntrial and renewal',
        lead: 'Most software companies measure everything inside the product and little of what happens around it.',
        items: [
          {
            title: 'Product data stays in the product',
            text: 'Engineering can tell you who invited a teammate on day 2. The salesperson calling that account sees a first name, a personal email address, and a lead score made of email opens.',
          },
          {
            title: 'A download counts as qualified',
            text: 'Marketing reports a record number of MQLs while sales calls a tenth of them. Both are right by their own definition, and the pipeline review turns into a debate about wording.',
          },
          {
            title: 'The renewal comes as a surprise',
            text: 'With 60 days left in the term, the champion has changed employers and logins have been falling since March. Customer success reads about it in the cancellation email.',
          },
          {
            title: 'Expansion has no owner',
            text: 'An account passes its seat limit and billing quietly adds the overage. The account executive has moved on to new logos, customer success is measured on tickets, and nobody calls the department that would buy next.',
          },
          {
            title: 'Three versions of ARR',
            text: 'Billing, CRM, and the board deck differ by a few percent, because a pause, a ramp deal, and a discount are each booked three ways. Someone in finance reconciles them by hand each month.',
          },
        ],
        card: {
          title: 'Look at 10 accounts',
          text: 'Free, 45 to 60 minutes by video, with a principal who has argued over MQL definitions before.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'One account from\ntrial to renewal',
        paragraphs: [
          'First we map a year of trials, paid and unpaid, and what people did in the product during their first 10 days. A handful of actions usually separates the two groups; at Lumenstack it was five. Those actions become a plain score that a salesperson can read and dispute.',
          'Next we build the account. Workspace, subscription, and CRM company share one identifier, so a trial, an upgrade, and a support escalation land in the same place even when three colleagues signed up with three addresses. Usage is written hourly for trials and daily for customers, as a summary. Nobody in sales needs an event stream.',
          'Definitions come last and in writing, with finance at the table: when a contract begins to count, how a downgrade is booked, who may move a renewal date. Month-end reconciliation then comes down to the exceptions.',
        ],
        points: [
          {
            title: 'Calls where they pay',
            text: 'Trials past the agreed score reach a named salesperson within hours. The others get help with the step they skipped.',
          },
          {
            title: '90 days of warning',
            text: 'A declining account shows up a quarter before its renewal date, with the reason: sponsor gone, seats idle, ticket open.',
          },
          {
            title: 'Expansion as a task',
            text: 'When an account runs out of seats or a new department signs up, one named person gets a task.',
          },
          {
            title: 'Channels judged on activation',
            text: 'Marketing sees activated trials by source, with their cost, and is paid on them.',
          },
          {
            title: 'ARR that ties out',
            text: 'Churn and net retention agree with the billing system to the dollar, or the difference is listed by account.',
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
            heading: 'The audit: 10 accounts in three systems',
            parts: [
              {
                kind: 'paragraph',
                text: 'Pick 10: three trials that paid, three that vanished, two customers about to renew, two who left. We open each one in your admin panel, in the CRM, and in billing, and note what one system knew that the others needed. Founders tend to go quiet around the sixth.',
              },
              {
                kind: 'paragraph',
                text: 'Within five business days you receive the gaps in order of cost, with the math shown. Where your own engineers can close one in a day, the report says which query they need.',
              },
            ],
          },
          {
            heading: 'Worked example: 90 days on trials and renewals',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take a company with 600 trials a month and five salespeople. In the first 3 weeks we compare last year’s trials and agree on the score, including a list of accounts that sales may call whatever their score. Another 2 weeks go to tying workspaces to companies and settling duplicates.',
              },
              {
                kind: 'paragraph',
                text: 'From week 6 the score runs beside the old routine, and both are recorded. By week 10 there are enough outcomes to switch over or to stop. The last stretch belongs to renewals: term dates, notice periods, and sponsors entered for every contract due within a year.',
              },
              {
                kind: 'paragraph',
                text: 'Expect an argument about compensation somewhere in the middle. If marketing is still paid on trial volume after the switch, volume is what you will keep getting.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: { company: 'Lumenstack' },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'What founders\nwant to know',
        items: [
          {
            question: 'Do we need a data warehouse first?',
            answer:
              'Not for the first step. A scheduled query against a replica of your production database can write a handful of activation facts to the CRM every hour. A warehouse pays for itself once ad spend, usage, and billing have to meet in one report, and a company with fewer than 50 people is often a year away from that.',
          },
          {
            question: 'Should lead scoring be a machine learning model?',
            answer:
              'We build a rule, then train the model against it. If the model wins on 6 months of trials it has never seen, it takes over. If the margin is thin, keep the rule, because salespeople can see why an account is on the list.',
          },
          {
            question: 'We are product-led. Do we need sales stages?',
            answer:
              'For self-service plans, not really. The accounts that bring most of the revenue usually pass through a security review, procurement, and a second approver, and those deals deserve stages that name what the buyer has done. We split the two paths by an agreed signal, such as company size plus a third active user.',
          },
          {
            question: 'Where does AI help customer success?',
            answer:
              'Two jobs hold up in tests: summarizing 90 days of tickets and calls before a renewal conversation, and drafting answers from your documentation for an agent to correct. Predicting churn is harder with a base of 400 accounts, because there are too few cancellations to learn from. We will say which case is yours before you spend on it.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Find the trials\nworth a call',
        text: 'The growth audit is free and runs on your own accounts. If your usage data is too thin to score, we will say so.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
