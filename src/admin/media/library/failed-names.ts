import type { FailedFile } from './library-change.ts';
import { countFiles } from './library-view.ts';

const MAX_NAMED = 6;

/** The first files by name and reason, and how many more there are. */
export function namesOf(failed: readonly FailedFile[]): string[] {
  const named = failed
    .slice(0, MAX_NAMED)
    .map(({ name, message }) => (name === '' ? message : `${name}: ${message}`));
  const more = failed.length - named.length;
  return [...new Set(named), ...(more > 0 ? [`And ${countFiles(more)} more.`] : [])];
}
