import { definePageTemplate } from './define-page-template.ts';

/** A page that a campaign leads to. */
export const LANDING_PAGE_TEMPLATE = definePageTemplate({
  id: 'landing-page',
  name: 'Landing page',
  use: 'Where an ad, an email, or a talk leads: one offer, the proof for it, and a form at the end.',
  blanks: [{ name: 'Offer', example: 'Spring CRM Checkup' }],
  path: '/[Offer]',
  title: '[Offer]',
  seo: {
    title: '[Offer] | Cadron',
    description:
      '[Two sentences, about 150 characters, that repeat the promise of the ad or email: what people get, and by when.]',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: '[Offer]',
        title: '[The promise of\nthe campaign]',
        lead: '[The same promise as in the ad or email, in one sentence. Then who it is for, and what it costs.]',
        action: { label: '[Ask for it]', href: '#form' },
        note: '[How long it takes, or until when the offer stands.]',
      },
    },
    {
      type: 'solution',
      id: 'benefits',
      props: {
        label: 'What you get',
        title: '[What is different\na month from now]',
        paragraphs: [
          '[The situation of the reader today, in words that they would use at lunch.]',
          '[What changes, what they have to do for it, and what they keep in any case.]',
        ],
        pointsLabel: 'Included',
        points: [
          {
            title: '[First thing they get]',
            text: '[What it is, and what they can do with it on the same day.]',
          },
          {
            title: '[Second thing they get]',
            text: '[What it is, and which question it settles.]',
          },
          {
            title: '[What it does not include]',
            text: '[Said here, nobody is disappointed by it later.]',
          },
        ],
      },
    },
    {
      type: 'figures',
      id: 'proof',
      props: {
        title: '[What it did\nfor a client]',
        lead: '[Whose numbers these are. A client’s result always carries the client’s name.]',
        items: [
          {
            value: '[Number]',
            label: '[what was counted]',
            text: '[Client: from what to what, and in how many weeks.]',
          },
          {
            value: '[Number]',
            label: '[what was counted]',
            text: '[Client: from what to what, and what the number leaves out.]',
          },
        ],
        action: { label: 'Read the success stories', href: '/insights/success-stories' },
      },
    },
    {
      type: 'steps',
      id: 'steps',
      props: {
        title: 'What happens\nnext',
        steps: [
          {
            title: '[You ask]',
            text: '[What the form asks for, and why no more than that.]',
          },
          {
            title: '[We reply]',
            text: '[Who replies, and within how many business days.]',
          },
          {
            title: '[You decide]',
            text: '[What they hold in their hands at that point, and that they owe nothing.]',
          },
        ],
      },
    },
    {
      type: 'lead-form',
      id: 'form',
      props: {
        form: 'contact',
        title: '[Ask for\nthe offer]',
        lead: '[One sentence: what to write in the message so that the reply fits.]',
        promises: [
          {
            title: '[First promise]',
            text: '[Who reads the message, and when they answer.]',
          },
          {
            title: 'No obligation',
            text: 'You owe us nothing, whatever you decide. We do not pass on your address.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before you ask',
        items: [
          {
            question: '[What does it cost?]',
            answer: '[A number, or “free” and why it is free.]',
          },
          {
            question: '[Who is it not for?]',
            answer: '[Two sentences. They save both sides a call.]',
          },
        ],
      },
    },
  ],
});
