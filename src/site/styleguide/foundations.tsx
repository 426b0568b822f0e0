import type { ReactNode } from 'react';
import tokensCss from '#src/ui/styles/tokens.css?raw';
import typeCss from '#src/ui/styles/type.css?raw';
import { Avatars } from './foundations/avatars.tsx';
import { Marks, Pictures } from './foundations/brand.tsx';
import { Buttons } from './foundations/buttons.tsx';
import { Colors } from './foundations/colors.tsx';
import {
  Closings,
  CoverBands,
  GuideDrawings,
  HeroDrawings,
  PostCovers,
  Posters,
  Problems,
  StoryCovers,
} from './foundations/drawings.tsx';
import { Fields } from './foundations/fields.tsx';
import { LeadForms } from './foundations/lead-forms.tsx';
import { NewsletterForms, Toasts } from './foundations/messages.tsx';
import { Failures, Missing } from './foundations/screens.tsx';
import { Tones } from './foundations/tones.tsx';
import { TypeScale } from './foundations/type-scale.tsx';
import { colorsIn, textStylesIn } from './style-facts.ts';

interface Foundation {
  /** the anchor */
  id: string;
  title: string;
  text: string;
  view: ReactNode;
}

/** The elements that blocks are made of, in the order of the guide. */
export const FOUNDATIONS: readonly Foundation[] = [
  {
    id: 'colors',
    title: 'Colors',
    text: 'Named by material. Figures are contrast ratios, worked out from the tokens.',
    view: <Colors colors={colorsIn(tokensCss)} />,
  },
  {
    id: 'type',
    title: 'Type',
    text: 'Sizes run between two widths. Long headings take the looser step by themselves.',
    view: <TypeScale styles={textStylesIn(typeCss, tokensCss)} />,
  },
  {
    id: 'tones',
    title: 'Tones',
    text: 'A section names its ground; text, rules and focus follow.',
    view: <Tones />,
  },
  {
    id: 'buttons',
    title: 'Buttons',
    text: 'Copper is the one action of a page. On copper it is ink.',
    view: <Buttons />,
  },
  {
    id: 'fields',
    title: 'Fields',
    text: 'Label, control, hint and errors belong together on every ground.',
    view: <Fields />,
  },
  {
    id: 'newsletter-form',
    title: 'Newsletter form',
    text: 'As it stands after each answer. The footer has the one that is alive.',
    view: <NewsletterForms />,
  },
  {
    id: 'lead-forms',
    title: 'Lead forms',
    text: 'The contact form in each of its states. Among the blocks it is alive.',
    view: <LeadForms />,
  },
  {
    id: 'mark',
    title: 'Mark and arrow',
    text: 'Both take the color of the text they stand in.',
    view: <Marks />,
  },
  {
    id: 'pictures',
    title: 'Pictures',
    text: 'Their room is kept before they arrive.',
    view: <Pictures />,
  },
  {
    id: 'posters',
    title: 'Posters',
    text: 'One for each capability; stretched to their panel, and never with a word on them.',
    view: <Posters />,
  },
  {
    id: 'problems',
    title: 'Problems',
    text: 'Four rows each. The words beside them can be others.',
    view: <Problems />,
  },
  {
    id: 'heroes',
    title: 'Hero drawings',
    text: 'Services first, then industries. A phone has its own picture.',
    view: <HeroDrawings />,
  },
  {
    id: 'closings',
    title: 'Closing drawings',
    text: 'A page names its own.',
    view: <Closings />,
  },
  {
    id: 'story-covers',
    title: 'Story covers',
    text: 'Five ways to draw Before and After, true to the figures of the story.',
    view: <StoryCovers />,
  },
  {
    id: 'post-covers',
    title: 'Post covers',
    text: 'The category is the family, the slug the variation.',
    view: <PostCovers />,
  },
  {
    id: 'cover-bands',
    title: 'Cover bands',
    text: 'The same families from edge to edge, under the text of a hero.',
    view: <CoverBands />,
  },
  {
    id: 'guides',
    title: 'Guides',
    text: 'Covers of playbooks, and the spreads inside one.',
    view: <GuideDrawings />,
  },
  {
    id: 'avatars',
    title: 'Avatars',
    text: 'Drawn from the letters of a name: the same name is always the same person.',
    view: <Avatars />,
  },
  {
    id: 'failure',
    title: 'Failure panel',
    text: 'With a message, and without one.',
    view: <Failures />,
  },
  {
    id: 'missing',
    title: 'Not found',
    text: 'What any unknown address shows.',
    view: <Missing />,
  },
  {
    id: 'toasts',
    title: 'Toasts',
    text: 'As cards, and below them alive.',
    view: <Toasts />,
  },
];
