import type { PlannedPost } from '#src/domains/imports/planned-post.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';

/** Where an item will be found: its address here, or what it is if it has none. */
export function becomes(planned: PlannedPost | null): string {
  if (!planned) return '';
  const { content, whole } = planned;
  switch (whole?.type) {
    case undefined:
      return postPath(content.slug);
    case 'document':
      return whole.address ?? (whole.kind === 'section' ? 'shared section' : whole.kind);
    case 'file':
      return mediaUrl(whole.file.address);
    case 'part':
      return 'the whole site';
  }
}
