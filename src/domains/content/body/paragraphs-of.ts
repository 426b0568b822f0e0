import { type BodyNode, textOfBody } from './post-body.ts';

/** A run of text in a body, as long as readers take it for one: a paragraph, a heading, an item of a list. */
export interface Paragraph {
  /** path of its node: `body.content.3` */
  field: string;
  text: string;
  isHeading: boolean;
}

/** Code is not read as text. */
const SKIPPED = new Set(['codeBlock']);

/** The paragraphs of a body in order, without empty ones. */
export function paragraphsOf(body: BodyNode): Paragraph[] {
  const found: Paragraph[] = [];
  const visit = (node: BodyNode, field: string): void => {
    if (SKIPPED.has(node.type)) return;
    const children = node.content ?? [];
    if (children.some(({ text }) => text !== undefined)) {
      const text = textOfBody(node).trim();
      if (text !== '') found.push({ field, text, isHeading: node.type === 'heading' });
      return;
    }
    children.forEach((child, at) => visit(child, `${field}.content.${at}`));
  };
  visit(body, 'body');
  return found;
}

/** Whether a body has a node of a type, at any depth. */
export const hasNode = (node: BodyNode, type: string): boolean =>
  node.type === type || (node.content ?? []).some((child) => hasNode(child, type));
