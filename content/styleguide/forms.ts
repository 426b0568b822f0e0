import { filler, times } from './filler.ts';
import type { Samples } from './sample.ts';

/** Lead forms. On the style guide they send nothing, and submitting shows the error state. */
export const FORMS = {
  'lead-form': [
    {
      label: 'The cheatsheet, bare',
      props: { form: 'executive-cheatsheet', title: 'Send me the guide' },
    },
    {
      label: 'Quick wins, on paper, with two promises',
      props: {
        form: 'quick-wins',
        title: 'Two promises',
        tone: 'paper',
        promises: [
          { title: 'Right away', text: 'An email with a link.' },
          { title: 'After that', text: 'Nothing, unless you write.' },
        ],
      },
    },
    {
      label: 'Contact, on pine, at its longest',
      props: {
        form: 'contact',
        label: filler(40, 2),
        title: filler(120, 1),
        lead: filler(300, 2),
        tone: 'pine',
        promises: times(4, (index) => ({
          title: filler(60, index),
          text: filler(300, index + 1),
        })),
      },
    },
  ],
  'survey-form': [
    { label: 'Bare, on sand', props: { title: 'Three steps' } },
    { label: 'On paper', props: { title: 'Three steps\nand a score', tone: 'paper' } },
    {
      label: 'On pine, at its longest',
      props: {
        label: filler(40, 4),
        title: filler(120, 3),
        lead: filler(300, 4),
        note: filler(200, 5),
        tone: 'pine',
      },
    },
  ],
  assessment: [
    { label: 'Its first step, bare, on sand', props: { title: 'Five pillars,\n25 questions' } },
    {
      label: 'On paper, at its longest',
      props: { label: filler(40, 6), title: filler(120, 5), lead: filler(300, 6), tone: 'paper' },
    },
  ],
} satisfies Samples;
