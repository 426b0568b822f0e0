import { SAMPLE_GROUPS } from '#content/styleguide/index.ts';
import { SECTION_STARTS } from './index.ts';

/**
 * Returns a section of a kind as its miniature shows it: what a new one holds, or, where that is empty, what the style guide shows.
 * @returns undefined for a kind that has no content of its own
 */
export function sampleBlocks(type: string) {
  const samples = SAMPLE_GROUPS.flatMap((group) => Object.entries(group.samples));
  const sample = () => samples.find(([of]) => of === type)?.[1]?.[0]?.props;
  const props: unknown = Object.hasOwn(SECTION_STARTS, type) ? SECTION_STARTS[type] : sample();
  return props === undefined ? undefined : [{ id: type, type, props }];
}
