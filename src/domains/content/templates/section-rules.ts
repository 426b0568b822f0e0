import { isForWriting, type TemplateSection } from './template-content.ts';

/** The demands of a section on writers, in a line. */
export function rulesOf(section: TemplateSection): string {
  const { isRequired, minWords, maxWords, guidance } = section;
  const kind = isRequired ? 'Required' : isForWriting(section) ? 'Optional' : 'Locked text';
  return [kind, rangeText(minWords, maxWords), guidance.trim()]
    .filter((part) => part !== '')
    .join(' · ');
}

/** `100 to 200 words`; empty for no limit. */
export function rangeText(min: number | null, max: number | null): string {
  if (min === null && max === null) return '';
  if (min === null) return `up to ${max} words`;
  return max === null ? `at least ${min} words` : `${min} to ${max} words`;
}
