import type { ReactNode } from 'react';
import tokensCss from '#src/ui/styles/tokens.css?raw';
import typeCss from '#src/ui/styles/type.css?raw';
import { Article } from './foundations/article.server.tsx';
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
    text: 'Named by material. Numbers are contrast ratios, computed from the tokens.',
    view: <Colors colors={colorsIn(tokensCss)} />,
  },
  {
    id: 'type',
    title: 'Type',
    text: 'Sizes grow with the window. Long headings use a smaller step automatically.',
    view: <TypeScale styles={textStylesIn(typeCss, tokensCss)} />,
  },
  {
    id: 'tones',
    title: 'Tones',
    text: 'A section sets its tone; text, rules, and focus colors follow.',
    view: <Tones />,
  },
  {
    id: 'buttons',
    title: 'Buttons',
    text: 'Copper is for the main action of a page. On copper, use ink.',
    view: <Buttons />,
  },
  {
    id: 'fields',
    title: 'Fields',
    text: 'Label, control, hint, and errors on every tone.',
    view: <Fields />,
  },
  {
    id: 'newsletter-form',
    title: 'Newsletter form',
    text: 'In each state, as static markup. The form in the footer is interactive.',
    view: <NewsletterForms />,
  },
  {
    id: 'lead-forms',
    title: 'Lead forms',
    text: 'The contact form in each state, as static markup. The samples of its block are interactive.',
    view: <LeadForms />,
  },
  {
    id: 'mark',
    title: 'Mark and arrow',
    text: 'Both have the color of the surrounding text.',
    view: <Marks />,
  },
  {
    id: 'pictures',
    title: 'Pictures',
    text: 'Space is reserved before they load.',
    view: <Pictures />,
  },
  {
    id: 'posters',
    title: 'Posters',
    text: 'One for each capability; stretched to their panel, and without text.',
    view: <Posters />,
  },
  {
    id: 'problems',
    title: 'Problems',
    text: 'Four rows each. The text next to them can be changed.',
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
    text: 'Chosen by the page.',
    view: <Closings />,
  },
  {
    id: 'story-covers',
    title: 'Story covers',
    text: 'Five ways to draw Before and After, to the scale of the story’s metrics.',
    view: <StoryCovers />,
  },
  {
    id: 'post-covers',
    title: 'Post covers',
    text: 'The category selects the family, the slug the variation.',
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
    id: 'article',
    title: 'Article',
    text: 'Every block that a post can contain, in its states.',
    view: <Article />,
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
    text: 'As static cards. The samples of forms show them in their place.',
    view: <Toasts />,
  },
];
