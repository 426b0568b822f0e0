import type { DocumentBlock } from './document.ts';
import { isObject } from './json.ts';
import { readableName } from './name-of-field.ts';

/** The fields that a block may have its heading in, the most telling first. */
const HEADINGS = ['title', 'heading', 'headline', 'label', 'name'];

/** The text that people recognize a section by, in one line; empty if it has none. */
export function headingOfSection({ props }: DocumentBlock): string {
  if (!isObject(props)) return '';
  const text = HEADINGS.map((field) => props[field]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
}

/** What people call a section: its kind, and its heading. */
export const nameOfSection = (block: DocumentBlock): string =>
  [readableName(block.type), headingOfSection(block)].filter(Boolean).join(': ');
