import { renderToStaticMarkup } from 'react-dom/server';
import type { BodyDrawings } from '#src/domains/content/body/render-post-body.server.ts';
import { GUIDE_FACTS, type GuideName } from '#src/domains/leads/guides/guide.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { ChangeBand } from '#src/ui/drawings/change-band.tsx';
import { type CoverName, GuideCover } from '#content/drawings/playbooks/guide-cover.tsx';

/** The covers of the guides, as on the page of the playbooks. */
const COVERS: Readonly<Record<GuideName, CoverName>> = {
  'executive-cheatsheet': 'numbers',
  'quick-wins': 'afternoon',
};

/** The drawings of the site in the text of a post. */
export const BODY_DRAWINGS: BodyDrawings = {
  arrow: renderToStaticMarkup(<Arrow />),
  change: (before, after) => renderToStaticMarkup(<ChangeBand before={before} after={after} />),
  guide: (guide) =>
    renderToStaticMarkup(<GuideCover name={COVERS[guide]} title={GUIDE_FACTS[guide].title} />),
};
