import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';

/** Fields that name a section, the best first. */
const NAMING = ['title', 'heading', 'quote', 'caption', 'alt', 'label'];
const MAX_LENGTH = 120;

/** What an editor calls a section: its kind, and its heading. */
export function blockName({ type, props }: Pick<DocumentBlock, 'type' | 'props'>): string {
  return [readableName(type), blockHeading(props)].filter(Boolean).join(': ');
}

/** The text by which editors know a section, in one line; empty if it has none yet. */
export function blockHeading(props: unknown): string {
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
