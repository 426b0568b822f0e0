import type { Node } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import {
  isForWriting,
  sectionsOf,
  type TemplateContent,
  type TemplateSection,
} from '#src/domains/content/templates/template-content.ts';
import { rangeText } from '#src/domains/content/templates/section-rules.ts';
import { fillIn, type Values } from '#src/domains/content/templates/template-variables.ts';
import { editorRegions, type EditorRegion, isLockedNode } from './template-regions.ts';

/** The template of a post, as its editor knows it. */
export interface ShownTemplate {
  template: TemplateContent;
  values: Values;
}

/** Guidance under the headings of empty sections, their words as one writes, and marks of what is locked. */
export function templateDecorations(doc: Node, shown: ShownTemplate | undefined): DecorationSet {
  if (!shown) return DecorationSet.empty;
  const sections = new Map(sectionsOf(shown.template).map((each) => [each.id, each]));
  const decorations = editorRegions(doc).flatMap((region) => {
    const section = sections.get(region.slot);
    return section ? decorationsOf(region, section, shown.values) : [];
  });
  doc.forEach((node, from) => {
    if (!isLockedNode(node)) return;
    const attributes = {
      class: 'locked-text relative px-4',
      'data-locked': 'Locked by the template',
    };
    decorations.push(Decoration.node(from, from + node.nodeSize, attributes));
  });
  return DecorationSet.create(doc, decorations);
}

function decorationsOf(
  region: EditorRegion,
  section: TemplateSection,
  values: Values,
): Decoration[] {
  const { from, below, heading, words, isWritten } = region;
  const note = wordsNote(section, words, isWritten);
  const guidance = fillIn(section.guidance, values).trim();
  const state = !isWritten && isForWriting(section) ? 'empty' : note?.state;
  return [
    Decoration.node(from, from + heading.nodeSize, {
      class: 'slot-heading',
      ...(note && { 'data-words': note.text }),
      ...(state && { 'data-state': state }),
    }),
    ...(isWritten || guidance === '' || !isForWriting(section)
      ? []
      : [
          Decoration.widget(below, () => guidanceElement(guidance, section.isRequired), {
            side: -1,
            // The same element stays while one types elsewhere.
            key: `${region.slot} ${section.isRequired} ${guidance}`,
            ignoreSelection: true,
          }),
        ]),
  ];
}

/** `40 of 60 to 150 words`; undefined for a section without a range. */
function wordsNote({ minWords, maxWords }: TemplateSection, words: number, isWritten: boolean) {
  const range = rangeText(minWords, maxWords);
  if (range === '') return undefined;
  const isShort = minWords !== null && words < minWords;
  const isLong = maxWords !== null && words > maxWords;
  const state = isWritten && (isShort || isLong) ? 'off' : 'fine';
  return { text: isWritten ? `${words} of ${range}` : range, state };
}

function guidanceElement(text: string, isRequired: boolean): HTMLElement {
  const element = document.createElement('div');
  element.className = 'slot-guidance';
  element.contentEditable = 'false';
  const label = document.createElement('b');
  label.textContent = isRequired ? 'Required' : 'Optional';
  element.append(label, ` ${text}`);
  return element;
}
