import type { TemplateContent } from './template-content.ts';
import type { Values } from './template-variables.ts';

export type TemplateChangeKind =
  /** a section, or a value of the post's settings */
  | 'added'
  | 'removed'
  /** removed from the template, and kept in the post, since someone wrote in it */
  | 'kept'
  | 'moved'
  | 'heading'
  | 'locked'
  /** guidance, range of words, required or not: changes no text */
  | 'rules'
  | 'setting';

/** Something that an update changes in a post. */
export interface TemplateChange {
  kind: TemplateChangeKind;
  /** heading of the section, or name of the setting */
  name: string;
  /** as text; empty for nothing */
  before: string;
  after: string;
}

/** Two versions of a template, and the values of a post. */
export interface Versions {
  old: TemplateContent;
  young: TemplateContent;
  values: Values;
}
