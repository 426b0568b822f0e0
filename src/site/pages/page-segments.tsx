import { Island } from '#src/blocks/island.tsx';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Segment } from './render-page.server.ts';

/** A page of blocks: static markup, and interactive blocks between it. */
export function PageSegments({ segments }: { segments: readonly Segment[] }) {
  return segments.map((segment) => {
    if (segment.kind === 'static')
      return <StaticMarkup key={segment.id} id={segment.id} html={segment.html} />;
    return <Island key={segment.id} {...segment} />;
  });
}
