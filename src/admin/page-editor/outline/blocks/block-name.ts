import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';

/** Fields that name a section, the best first. */
const NAMING = ['title', 'heading', 'quote', 'caption', 'alt', 'label'];
const MAX_LENGTH = 120;

/** The kind of a section: `CTA banner`. */
export const kindName = (type: string): string => readableName(type);

/** The text by which editors know a section; empty if it has none yet. */
export function headingOf({ props }: Pick<DocumentBlock, 'props'>): string {
  if (!isObject(props)) return '';
  const sections = props['sections'];
  const first: unknown = Array.isArray(sections) ? sections[0] : undefined;
  for (const source of [props, first])
    for (const field of NAMING) {
      const text = isObject(source) ? source[field] : undefined;
      if (typeof text === 'string' && text.trim() !== '')
        return text.slice(0, MAX_LENGTH).replaceAll(/\s+/g, ' ').trim();
    }
  return '';
}

/** What an editor calls a section: its kind, and its heading. */
export function blockName(block: DocumentBlock): string {
  return [kindName(block.type), headingOf(block)].filter(Boolean).join(': ');
}
