import type { ComponentType } from 'react';
import type { output, ZodType } from 'zod';
import type { AssessmentView } from './assessment/assessment-view.ts';
import type { FormView } from './lead-form/form-view.ts';
import type { HeroOfPage } from '#content/drawings/heroes/hero-of-page.ts';
import type { Measure } from '#src/ui/drawings/story-cover.tsx';

export interface LogoView {
  /** file name without its extension, used as the alt text */
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

/** Which success stories a block shows; without a filter the first ones. */
export interface StoryChoice {
  count: number;
  /** in the order of display */
  slugs?: readonly string[] | undefined;
  /** a part of the industry's name */
  industry?: string | undefined;
  topic?: 'crm' | 'ai' | 'analytics' | 'marketing' | undefined;
}

/** A client: undefined parts do not exist. */
export interface ClientView {
  logo: LogoView | undefined;
  story: StoryCardView | undefined;
  voice: { quote: string; name: string; role: string } | undefined;
}

/** Data that blocks may load while a page is rendered on the server. */
export interface BlockSources {
  /** Returns the images of a media folder by name; undefined if storage fails. */
  logos(folder: string): Promise<LogoView[] | undefined>;
  /** Returns the client logos to show when their folder has none. */
  placeholderLogos(): readonly LogoView[];
  /** Returns the success stories of a choice. */
  stories(choice: StoryChoice): Promise<StoryCardView[]>;
  /** Returns what the site shows of a client, by the company's name. */
  client(company: string): Promise<ClientView>;
  /** Returns the client of a story, or of the one that belongs beside the main action of the page that is rendered. */
  proof(slug: string | undefined): Promise<ClientView | undefined>;
  /** Returns the drawing at the top of a page of this site; undefined if it has none of its own. */
  hero(path: string): HeroOfPage | undefined;
  /** Returns the drawing at the top of the page that is rendered; undefined if it has none of its own. */
  ownHero(): HeroOfPage | undefined;
  /** Returns the blocks of a public page, as they are stored; none if there is no such page. */
  blocks(path: string): Promise<readonly { type: string; props: unknown }[]>;
  /** Returns the current edition of the assessment. */
  assessment(): AssessmentView;
  /** Returns the fields and texts of a form. */
  form(form: 'executive-cheatsheet' | 'quick-wins' | 'contact' | 'vistage-survey'): FormView;
}

/** The groups in which editors find kinds of blocks, in this order. */
export const KIND_GROUPS = [
  'Openers',
  'Text and pictures',
  'What we do, and how',
  'Proof',
  'Links',
  'Forms and closing',
  'More',
] as const;

/** A description of a kind of block for editors who add one. */
export interface BlockKind {
  group: (typeof KIND_GROUPS)[number];
  /** place within its group, from 1 */
  rank: number;
  /** one sentence: what it is for */
  text: string;
  /** other words that people search for */
  also?: string;
}

/** What a block's view gets that loads no data. */
export type ViewProps<Schema extends ZodType> = output<Schema> & { id: string };

// oxlint-disable-next-line typescript/no-explicit-any -- the registry holds definitions of all kinds of props
export interface BlockDefinition<Props = any, Data = any> {
  schema: ZodType<Props>;
  /** loads data for the view besides its props */
  load?: (props: Props, sources: BlockSources) => Data | Promise<Data>;
  /** what the view needs where nothing is loaded: in the checks of a working copy */
  empty?: Data;
  /** rendered on the server; what is done with it in the browser is the part of an island (site/islands) */
  view: ComponentType<Props & { id: string; data: Data }>;
}

/** Infers the types of a definition. */
export function defineBlock<Props, Data = undefined>(
  definition: BlockDefinition<Props, Data>,
): BlockDefinition<Props, Data> {
  return definition;
}
