import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import type { SharedPlace } from '../checked-document.ts';
import { found, foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

/** A place whose shared section nobody sees, or that repeats one. A visitor sees no gap, so nothing blocks. */
export const sharedSections: DocumentRule = ({ shared }) =>
  shared.flatMap((place, at) => {
    const { block, section, facts } = place;
    if (facts.blocks === undefined) return [found('shared-sections', messageOf(place), { block })];
    return foundIf(
      shared.findIndex((each) => each.section === section) < at,
      'shared-sections',
      `Remove this: the page shows “${facts.title}” already.`,
      { block },
    );
  });

function messageOf({ facts: { state, title, publishAt } }: SharedPlace): string {
  const name = `“${title || 'Untitled'}”`;
  switch (state) {
    case 'missing':
      return 'Remove this, or choose another shared section: the one that was here was deleted, so visitors see nothing.';
    case 'trash':
      return `Choose another shared section, or restore ${name} from the trash: until then, visitors see nothing here.`;
    case 'scheduled':
      if (publishAt)
        return `${name} becomes public on ${formatSiteDay(publishAt)}. Until then, visitors see nothing here.`;
      return `Publish ${name} too: until then, visitors see nothing here.`;
    case 'unpublished':
      return `Choose another shared section, or publish ${name} again: it is offline, so visitors see nothing here.`;
    case 'draft':
    case 'published':
    case 'changed':
      return `Publish ${name} too: until then, visitors see nothing here.`;
  }
}
