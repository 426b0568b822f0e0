import {
  escapeHTML,
  escapeHTMLAttribute,
  type NodeProps as RendererNodeProps,
} from '@tiptap/static-renderer/json/html-string';
import type { GuideName } from '#src/domains/leads/guides/guide.ts';
import type { BodyNode } from './post-body.ts';
import type { Schedulers } from './scheduler-links.ts';

export type NodeProps = RendererNodeProps<BodyNode, string | string[]>;

/** Drawings of the site in a text, as markup. Feeds and other readers show a text without them. */
export interface BodyDrawings {
  /** after the label of a button */
  arrow: string;
  /** a river as thick as a number before and after */
  change(before: number, after: number): string;
  /** the cover of a guide */
  guide(guide: GuideName): string;
}

/** Values that the parts of a rendering share. */
export interface Rendering {
  /** leaves a part out, with a warning; returns the text to show instead */
  skip(type: string, text?: string): string;
  drawings: BodyDrawings | undefined;
  schedulers: Schedulers;
}

/** Renders one type of node. */
export type RenderPart = (props: NodeProps, rendering: Rendering) => string;

/** Call it once: the getter `children` renders them at each read. */
export function inner({ children = '' }: { children?: string | string[] }): string {
  return Array.isArray(children) ? children.join('') : children;
}

/** A text among the attributes, empty if there is none. */
export function textAt({ attrs }: BodyNode, name: string): string {
  const value = attrs?.[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** An element with an attribute for each given value; nothing if it would be empty. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string,
): string {
  return content === '' ? '' : `${open(tag, attributes)}${content}</${tag}>`;
}

/** The start tag of an element. An attribute without a value is left out, an empty one stays. */
export function open(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHTMLAttribute(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}

/** A paragraph of plain text; nothing for an empty one. */
export const line = (text: string, className?: string): string =>
  element('p', { class: className }, escapeHTML(text));
