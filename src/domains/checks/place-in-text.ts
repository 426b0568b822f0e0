import type { Paragraph } from '#src/domains/content/paragraphs-of.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';

const MAX_WORDS = 5;

/** Attributes of a block of a text that people know by other names. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  href: 'Link',
  src: 'Picture',
  alt: 'Alt text',
};

/**
 * Names a place in the text of a post by the first words of its paragraph: 'Text: “A lead waits for two…”'.
 * @param field path of a node, such as `body.content.3`
 */
export function placeInText(field: string, paragraphs: readonly Paragraph[]): string {
  const attribute = /\.attrs\.([^.]+)/.exec(field)?.[1];
  if (attribute) return `Text: ${ATTRIBUTES[attribute] ?? readableName(attribute)}`;
  const found = paragraphs.find(
    (paragraph) => field === paragraph.field || field.startsWith(`${paragraph.field}.`),
  );
  if (!found) return 'Text';
  const words = found.text.split(/\s+/);
  return `Text: “${words.slice(0, MAX_WORDS).join(' ')}${words.length > MAX_WORDS ? '…' : ''}”`;
}
