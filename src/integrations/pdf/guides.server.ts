import type { GuideName, Guides } from '#src/domains/leads/guides/guide.ts';
import type {
  CheatsheetContent,
  QuickWinsContent,
} from '#src/domains/leads/guides/guide-content.ts';

export interface GuideSettings {
  cheatsheet: CheatsheetContent;
  quickWins: QuickWinsContent;
  /** name of the publisher */
  publisher: string;
  /** origin of links, without a trailing slash */
  siteUrl: string;
}

/**
 * Creates the guides as PDFs. Each is rendered once per process; failures are not cached. The renderer is loaded with the first
 * guide, because it would slow down every start by half a second.
 */
export function createGuides(settings: GuideSettings): Guides {
  const made = new Map<GuideName, Promise<Buffer>>();
  const make = async (guide: GuideName) => {
    const { renderGuide } = await import('./render-guide.ts');
    return renderGuide(guide, settings);
  };
  return {
    pdf(guide) {
      const known = made.get(guide);
      if (known) return known;
      const pending = make(guide);
      made.set(guide, pending);
      pending.catch(() => made.delete(guide));
      return pending;
    },
  };
}
