import type { DocumentBlock } from '../document.ts';
import { isObject } from '#src/platform/json.ts';
import { readableName } from './name-of-field.ts';

/** The fields that a block may have its heading in, the most telling first. */
const HEADINGS = ['title', 'heading', 'headline', 'quote', 'caption', 'alt', 'label', 'name'];
const MAX_LENGTH = 120;

type Section = Pick<DocumentBlock, 'type' | 'props'>;

/** The text that people recognize a section by, in one line; empty if it has none yet. */
export function headingOfSection({ props }: Pick<Section, 'props'>): string {
  if (!isObject(props)) return '';
  const parts = props['sections'];
  const first: unknown = Array.isArray(parts) ? parts[0] : undefined;
  for (const source of [props, first])
    for (const field of HEADINGS) {
      const text = isObject(source) ? source[field] : undefined;
      if (typeof text === 'string' && text.trim() !== '')
        return text.slice(0, MAX_LENGTH).replaceAll(/\s+/g, ' ').trim();
    }
  return '';
}

/** The name of a section: its kind, and its heading. */
export const nameOfSection = (block: Section): string =>
  [readableName(block.type), headingOfSection(block)].filter(Boolean).join(': ');
