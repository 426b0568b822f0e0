import { mergeOrder } from '#src/domains/documents/merge/merge-order.ts';
import { type BodyNode, type PostBody, textOfBody } from '../body/post-body.ts';
import { bodyOfRegions, freed, withLocked } from './restore-locked.ts';
import { rulesOf } from './section-rules.ts';
import {
  ctaOf,
  headingOf,
  isLocked,
  isOwn,
  isSameNode,
  lockedNodesOf,
  nodesOf,
  type Region,
  regionsOf,
} from './template-body.ts';
import type { TemplateChange, Versions } from './template-changes.ts';
import { sectionsOf, type TemplateContent, type TemplateSection } from './template-content.ts';
import type { Values } from './template-variables.ts';

/** Takes the sections of a body to the new version. Notes each change in `changes`. */
export function updateSections(
  versions: Versions,
  body: PostBody,
  changes: TemplateChange[],
): PostBody {
  const { old, young, values } = versions;
  const oldSections = byId(old);
  const newSections = byId(young);
  // A call to action at the end belongs to no section.
  const { rest, tail } = withoutTail(body, ctaOf(old, values));
  const [top, ...found] = regionsOf(rest);
  const regions = new Map(found.map((region) => [region.slot!, region]));
  const orders = {
    base: [...oldSections.keys()],
    mine: [...regions.keys()],
    theirs: [...newSections.keys()],
  };
  const isKept = (id: string) => {
    const region = regions.get(id);
    // What the author removed stays removed, unless the template did not have it before.
    if (!region) return newSections.has(id) && !oldSections.has(id);
    return newSections.has(id) || !oldSections.has(id) || region.nodes.some(isOwn);
  };
  const order = mergeOrder(orders, isKept);
  noteMoved(versions, orders.mine, order, regions, changes);
  const kept = order.map((id): Region => {
    const [was, is, region] = [oldSections.get(id), newSections.get(id), regions.get(id)];
    if (!region) return added(is!, values, changes);
    if (is) return was ? updateRegion(region, was, is, values, changes) : region;
    if (was) changes.push({ kind: 'kept', name: textOf(region.heading), before: '', after: '' });
    return was ? keptRegion(region) : region;
  });
  for (const [id, region] of regions)
    if (!order.includes(id))
      changes.push({
        kind: 'removed',
        name: textOf(region.heading),
        before: textOfRegion(region),
        after: '',
      });
  const whole = bodyOfRegions([top!, ...kept], body);
  const content = [...(whole.content ?? []), ...tail];
  return { ...whole, content };
}

/** Divides a text before the template's call to action, if only blank lines follow. */
function withoutTail(body: PostBody, cta: BodyNode | undefined) {
  const nodes = body.content ?? [];
  const at = cta ? nodes.findLastIndex((node) => isSameNode(node, cta)) : -1;
  if (at === -1 || nodes.slice(at + 1).some(isOwn)) return { rest: body, tail: [] };
  return { rest: { ...body, content: nodes.slice(0, at) }, tail: nodes.slice(at) };
}

/** A section that the template no longer has, as text of the post's own. */
const keptRegion = ({ heading, nodes }: Region): Region => ({
  slot: null,
  heading: heading && freed(heading),
  nodes: nodes.filter((node) => !isLocked(node)),
});

const byId = (template: TemplateContent) =>
  new Map(sectionsOf(template).map((section) => [section.id, section]));

function added(section: TemplateSection, values: Values, changes: TemplateChange[]): Region {
  const [heading, ...nodes] = nodesOf(section, values);
  const region: Region = { slot: section.id, heading, nodes };
  changes.push({
    kind: 'added',
    name: textOf(heading),
    before: '',
    after: textOfRegion(region),
  });
  return region;
}

function updateRegion(
  region: Region,
  was: TemplateSection,
  is: TemplateSection,
  values: Values,
  changes: TemplateChange[],
): Region {
  const heading = updateHeading(region, was, is, values, changes);
  const name = textOf(heading);
  const [oldLocked, newLocked] = [lockedNodesOf(was, values), lockedNodesOf(is, values)];
  const isSame = areSameNodes(oldLocked, newLocked);
  const nodes = isSame ? region.nodes : withLocked(region.nodes, newLocked);
  if (!areSameNodes(nodes, region.nodes))
    changes.push({
      kind: 'locked',
      name,
      before: textOfNodes(region.nodes.filter(isLocked)),
      after: textOfNodes(newLocked),
    });
  const [oldRules, newRules] = [rulesOf(was), rulesOf(is)];
  if (oldRules !== newRules)
    changes.push({ kind: 'rules', name, before: oldRules, after: newRules });
  return { slot: region.slot, heading, nodes };
}

/** A heading that the author worded stays. */
function updateHeading(
  { heading: mine }: Region,
  was: TemplateSection,
  is: TemplateSection,
  values: Values,
  changes: TemplateChange[],
): BodyNode | undefined {
  const [before, after] = [headingOf(was, values), headingOf(is, values)];
  if (!mine || isSameNode(before, after)) return mine;
  if (!isSameNode(mine, before) && was.isHeadingFree && is.isHeadingFree) return mine;
  if (isSameNode(mine, after)) return mine;
  changes.push({
    kind: 'heading',
    name: textOf(after),
    before: textOf(mine),
    after: textOf(after),
  });
  return after;
}

function noteMoved(
  { old, young }: Versions,
  mine: readonly string[],
  order: readonly string[],
  regions: ReadonlyMap<string, Region>,
  changes: TemplateChange[],
) {
  const common = new Set(sectionsOf(old).map(({ id }) => id));
  const both = sectionsOf(young).filter(({ id }) => common.has(id) && regions.has(id));
  const ids = new Set(both.map(({ id }) => id));
  const [before, after] = [mine, order].map((list) => list.filter((id) => ids.has(id)));
  for (const id of after!) {
    const [from, to] = [before!.indexOf(id), after!.indexOf(id)];
    // The one that moves up; those that it passes only make room.
    if (to < from)
      changes.push({
        kind: 'moved',
        name: textOf(regions.get(id)?.heading),
        before: '',
        after: '',
      });
  }
}

const areSameNodes = (some: readonly BodyNode[], others: readonly BodyNode[]) =>
  some.length === others.length && some.every((node, at) => isSameNode(node, others[at]!));

const textOf = (node: BodyNode | undefined) => (node ? textOfBody(node).trim() : '');
const textOfNodes = (nodes: readonly BodyNode[]) => nodes.map(textOf).filter(Boolean).join('\n');
const textOfRegion = ({ heading, nodes }: Region) =>
  textOfNodes([...(heading ? [heading] : []), ...nodes]);
