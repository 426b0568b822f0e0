import type { BodyNode, PostBody } from '../body/post-body.ts';
import {
  headingOf,
  isLocked,
  isOwn,
  isWritten,
  lockedNodesOf,
  nodesOf,
  type Region,
  regionsOf,
} from './template-body.ts';
import { sectionsOf, type TemplateContent } from './template-content.ts';
import type { Values } from './template-variables.ts';

/** Puts locked texts in the place of the nodes that are locked, or at the beginning. */
export function withLocked(nodes: readonly BodyNode[], locked: readonly BodyNode[]): BodyNode[] {
  const at = Math.max(0, nodes.findIndex(isLocked));
  const isBefore = (_: BodyNode, index: number) => index < at;
  const others = (node: BodyNode) => !isLocked(node);
  return [...nodes.filter(isBefore).filter(others), ...locked, ...nodes.slice(at).filter(others)];
}

/** Puts the locked text of a section back as the template has it. What the author wrote stays. */
export function withLockedTextBack(
  template: TemplateContent,
  body: PostBody,
  id: string,
  values: Values,
): PostBody {
  const section = sectionsOf(template).find((each) => each.id === id);
  if (!section) return body;
  const regions = regionsOf(body).map((region) =>
    region.slot === id
      ? { ...region, nodes: withLocked(region.nodes, lockedNodesOf(section, values)) }
      : region,
  );
  return bodyOfRegions(regions, body);
}

/** Adds a section that was removed, after the one that the template has before it. */
export function withSectionBack(
  template: TemplateContent,
  body: PostBody,
  id: string,
  values: Values,
): PostBody {
  const sections = sectionsOf(template);
  const at = sections.findIndex((each) => each.id === id);
  const regions = regionsOf(body);
  if (at === -1 || regions.some(({ slot }) => slot === id)) return body;
  const before = new Set(sections.slice(0, at).map((section) => section.id));
  const place = regions.findLastIndex(({ slot }) => slot === null || before.has(slot));
  const [, ...nodes] = nodesOf(sections[at]!, values);
  const added: Region = { slot: id, heading: headingOf(sections[at]!, values), nodes };
  return bodyOfRegions(regions.toSpliced(place + 1, 0, added), body);
}

/** Takes out a section in which nothing is written. What is not a part of it stays, such as the call to action at the end. */
export const withoutSection = (body: PostBody, id: string): PostBody =>
  bodyOfRegions(
    regionsOf(body).map((region) =>
      region.slot !== id || region.nodes.some(isWritten)
        ? region
        : { ...region, heading: undefined, nodes: region.nodes.filter(isOwn) },
    ),
    body,
  );

/** The other way around of `regionsOf`. */
export const bodyOfRegions = (regions: readonly Region[], body: PostBody): PostBody => ({
  ...body,
  content: regions.flatMap(({ heading, nodes }) => (heading ? [heading, ...nodes] : nodes)),
});

/** Frees a post from its template: sections become plain headings, and locked text can be edited. */
export const withoutTemplate = (body: PostBody): PostBody => ({
  ...body,
  content: (body.content ?? []).map(freed),
});

/** A node without what ties it to a template. */
export function freed(node: BodyNode): BodyNode {
  const { slot, locked, ...attrs } = node.attrs ?? {};
  if (slot === undefined && locked === undefined) return node;
  const { attrs: _, ...rest } = node;
  return Object.keys(attrs).length > 0 ? { ...rest, attrs } : rest;
}
