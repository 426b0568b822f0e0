import { type BodyNode, countWords, type PostBody } from '../body/post-body.ts';
import { isLocked, isSameNode, isWritten, lockedNodesOf, regionsOf } from './template-body.ts';
import {
  isForWriting,
  sectionsOf,
  type TemplateContent,
  type TemplateSection,
} from './template-content.ts';
import { fillIn, type Values } from './template-variables.ts';

/**
 * How far a section is.
 * - missing: its heading is gone
 * - empty: nothing is written in it
 * - short, long: outside of its range of words
 * - done: written; also a section without anything to write
 */
export type SectionState = 'missing' | 'empty' | 'short' | 'long' | 'done';

export interface SectionCompletion {
  id: string;
  /** as in the template, with variables filled in */
  heading: string;
  state: SectionState;
  /** without locked text */
  words: number;
  isRequired: boolean;
  isForWriting: boolean;
  minWords: number | null;
  maxWords: number | null;
  /** its locked text is not the one of the template */
  isLockedChanged: boolean;
  /** index of its heading among the nodes of the body; undefined if it is missing */
  at: number | undefined;
}

export interface Completion {
  /** in the order of the template */
  sections: readonly SectionCompletion[];
  /** of the required sections and those that the author has kept, how many are done */
  done: number;
  total: number;
}

/** How much of a template a post has filled in. */
export function completionOf(
  template: TemplateContent,
  body: PostBody,
  values: Values,
): Completion {
  const regions = new Map(regionsOf(body).map((region) => [region.slot, region]));
  const places = new Map((body.content ?? []).map((node, at) => [node, at]));
  const sections = sectionsOf(template).map((section): SectionCompletion => {
    const region = regions.get(section.id);
    const nodes = region?.nodes ?? [];
    const words = wordsIn(nodes.filter((node) => !isLocked(node) && node.type !== 'cta'));
    const { id, isRequired, minWords, maxWords } = section;
    return {
      id,
      heading: fillIn(section.heading, values).trim(),
      state: region ? stateOf(section, nodes, words) : 'missing',
      words,
      isRequired,
      isForWriting: isForWriting(section),
      minWords,
      maxWords,
      isLockedChanged: region !== undefined && isLockedChanged(section, nodes, values),
      at: region?.heading && places.get(region.heading),
    };
  });
  // A section that may be left out and was left out is no work to do.
  const counted = sections.filter(
    (each) => each.isForWriting && (each.isRequired || !['missing', 'empty'].includes(each.state)),
  );
  const done = counted.filter(({ state }) => state === 'done').length;
  return { sections, done, total: counted.length };
}

/** 'done' for a section in which nothing is missing. */
function stateOf(
  section: TemplateSection,
  nodes: readonly BodyNode[],
  words: number,
): SectionState {
  if (!isForWriting(section)) return 'done';
  if (!nodes.some(isWritten)) return 'empty';
  if (section.minWords !== null && words < section.minWords) return 'short';
  return section.maxWords !== null && words > section.maxWords ? 'long' : 'done';
}

function isLockedChanged(section: TemplateSection, nodes: readonly BodyNode[], values: Values) {
  const wanted = lockedNodesOf(section, values);
  const found = nodes.filter(isLocked);
  return wanted.length !== found.length || wanted.some((node, at) => !isSameNode(node, found[at]!));
}

/** Words of nodes, as `countWords` counts them in a whole body. */
export const wordsIn = (nodes: readonly BodyNode[]): number =>
  nodes.reduce((sum, node) => sum + countWords(node), 0);
