import type { z } from 'zod';
import type { BLOCK_SCHEMAS, BlockType } from '#src/blocks/schemas.ts';
import { INDUSTRIES, SERVICES } from '../frame.ts';
import { BOOK_GROWTH_AUDIT, titled } from '../pages/services/links.ts';

type Starts = { [Type in BlockType]?: z.input<(typeof BLOCK_SCHEMAS)[Type]> };

/**
 * Contents of a new section of a kind that no page template shows in a form that fits any page. Everything in square brackets
 * is guidance, which a check keeps from being published; everything else may stay.
 */
export const OWN_STARTS: Starts = {
  'page-hero': {
    title: '[The headline,\nin two short lines]',
    lead: '[One or two sentences: what this page offers, and who it is for.]',
    action: BOOK_GROWTH_AUDIT,
  },
  'service-hero': {
    title: '[The result\nin four words]',
    lead: '[Two or three sentences: what the client has at the end, after how many weeks, and what they keep.]',
    action: BOOK_GROWTH_AUDIT,
    drawing: 'pipeline',
  },
  'rich-text': {
    sections: [
      {
        heading: '[Heading of this part]',
        parts: [
          { kind: 'paragraph', text: '[The first paragraph: the answer before the details.]' },
          {
            kind: 'paragraph',
            text: '[More detail. Add subheadings and lists with the buttons above the text.]',
          },
        ],
      },
    ],
  },
  challenges: {
    title: '[The problem in\nthe reader’s words]',
    lead: '[What it costs them each month, in hours or dollars.]',
    items: [
      {
        title: '[A sign they see every week]',
        text: '[Where it shows, and who notices it first.]',
      },
      {
        title: '[A sign in the reports]',
        text: '[Which two numbers disagree, and what that delays.]',
      },
      {
        title: '[A sign the customer notices]',
        text: '[What a buyer waits for, or is asked twice.]',
      },
    ],
  },
  solution: {
    title: '[What is different\nafterward]',
    paragraphs: [
      '[The situation of the reader today, in their own words.]',
      '[What changes, what they have to do for it, and what they keep.]',
    ],
    points: [
      {
        title: '[First benefit]',
        text: '[What happens by itself from then on, and for which team.]',
      },
      { title: '[Second benefit]', text: '[A question that is answered without asking anyone.]' },
    ],
  },
  faq: {
    title: '[What readers\nask first]',
    items: [
      {
        question: '[The question every buyer asks]',
        answer: '[Two to four sentences, the answer first.]',
      },
      {
        question: 'What does it cost?',
        answer:
          'A fixed fee, quoted after the free growth audit, once we know how much there is to do. The quote commits you to nothing.',
      },
    ],
  },
  'link-list': {
    title: '[What these pages\nhave in common]',
    items: [
      {
        title: 'All services',
        text: '[Why a reader of this page would go there.]',
        href: '/services',
      },
      {
        title: 'Success stories',
        text: '[Why a reader of this page would go there.]',
        href: '/insights/success-stories',
      },
    ],
  },
  plan: {
    title: '[What the plan\nends with]',
    days: 90,
    phases: [
      { label: 'Map', from: 0, to: 21, text: '[What is written down by day 21.]' },
      { label: 'Build', from: 14, to: 60, text: '[What works by day 60.]' },
      { label: 'Move', from: 45, to: 75, text: '[What has changed hands by day 75.]' },
      { label: 'Adopt', from: 60, to: 90, text: '[Who uses it every week by day 90.]' },
    ],
    endLabel: '[The result]',
  },
  'first-days': {
    title: 'Your first 90 days',
    lead: '[What a reader chooses, and what they see then.]',
    market: {
      label: 'Your market',
      pages: INDUSTRIES.map(titled),
      heading: 'What we look for first in {market}',
    },
    service: {
      label: 'Service',
      pages: SERVICES.map(titled),
      heading: '{service}, day by day',
    },
    more: 'More about {name}',
    print: 'Print on one page',
    failed: 'This did not load. The link below has it.',
  },
  'timed-list': {
    title: '[What is done\nin an afternoon]',
    total: '[How long all of it takes]',
    items: [
      { title: '[First task]', text: '[What it is, and which problem it removes.]', minutes: 15 },
      { title: '[Second task]', text: '[What it is, and which problem it removes.]', minutes: 30 },
      { title: '[Third task]', text: '[What it is, and which problem it removes.]', minutes: 45 },
    ],
  },
  'guide-pages': {
    title: '[What the\nguide holds]',
    items: [
      {
        pages: '[Pages 1–4]',
        title: '[First part]',
        text: '[What readers learn there, and what they can do with it.]',
        drawing: 'numbers',
      },
      {
        pages: '[Pages 5–8]',
        title: '[Second part]',
        text: '[What readers learn there, and what they can do with it.]',
        drawing: 'stages',
      },
    ],
  },
  consultation: {
    sections: [
      {
        heading: '[What the conversation is about]',
        paragraphs: ['[What to bring, and what becomes clear within the hour.]'],
      },
      {
        heading: '[What you have afterward]',
        paragraphs: [
          'The Recommendations Report follows within five business days and says what to fix first.',
        ],
      },
    ],
    card: {
      title: 'Book a growth audit',
      text: 'Free, 45 to 60 minutes by video, with one of our four principals.',
      action: BOOK_GROWTH_AUDIT,
    },
  },
  testimonial: {
    quote: '[One or two sentences that a client said, word for word, with their consent.]',
    author: '[Name or job title]',
    position: '[What they do]',
    company: '[Company]',
  },
};
