import type { ComponentType } from 'react';
import type { ZodType } from 'zod';
import type { AssessmentView } from './assessment/assessment-view.ts';
import type { FormView } from './lead-form/form-view.ts';
import type { Measure } from '#src/ui/drawings/story-cover.tsx';

/** One block of a page as it is stored: plain data, checked against the schema of its type. */
export interface PageBlock<Type extends string = string, Props = unknown> {
  type: Type;
  /** unique within the page, stable across revisions */
  id: string;
  props: Props;
}

export interface LogoView {
  /** file name without its ending, used as the alternative text */
  name: string;
  url: string;
}

export interface StoryCardView {
  slug: string;
  title: string;
  companyName: string;
  industry: string;
  before: string;
  after: string;
  improvement: string;
  improvementLabel: string;
  measure: Measure;
}

/** What blocks may ask of the rest of the system while a page is rendered on the server. */
export interface BlockSources {
  /** images of a media folder, by name; undefined when storage fails */
  logos(folder: string): Promise<LogoView[] | undefined>;
  /** the given number of featured success stories, at most */
  stories(count: number): StoryCardView[];
  /** what the assessment asks today */
  assessment(): AssessmentView;
  /** what a form asks and says */
  form(form: 'executive-cheatsheet' | 'quick-wins' | 'contact' | 'vistage-survey'): FormView;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the registry holds definitions of all kinds of props
export interface BlockDefinition<Props = any, Data = any> {
  schema: ZodType<Props>;
  /** fetches what the view shows besides its props */
  load?: (props: Props, sources: BlockSources) => Data | Promise<Data>;
  /** rendered on the server; hydrated in the browser only when the block is `interactive` */
  view: ComponentType<Props & { id: string; data: Data }>;
  /** true: the browser also runs this view, so it must be listed in `islands.ts` */
  interactive?: boolean;
}

/** Ties the types of a definition's parts together. */
export function defineBlock<Props, Data = undefined>(
  definition: BlockDefinition<Props, Data>,
): BlockDefinition<Props, Data> {
  return definition;
}
