import type { Node } from '@tiptap/pm/model';
import { createHeadingIds } from '#src/domains/content/body/heading-ids.ts';

interface HeadingInText {
  text: string;
  level: number;
  /** before the heading, in the document */
  position: number;
  /** its id on the page */
  anchor: string;
}

/** The headings of a text in order, with the ids that the page gives them. */
export function headingsOf(doc: Node): HeadingInText[] {
  const idFor = createHeadingIds();
  const headings: HeadingInText[] = [];
  doc.descendants((node, position) => {
    if (node.type.name !== 'heading') return !node.isTextblock;
    const text = node.textContent.trim();
    headings.push({ text, level: Number(node.attrs['level']), position, anchor: idFor(text) });
    return false;
  });
  return headings;
}
