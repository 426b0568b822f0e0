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
 * Creates the guides as PDFs. Each is rendered once per process and publisher; failures are not cached. The renderer is loaded with the first
 * guide, because it would slow down every start by half a second.
 */
export function createGuides(settings: GuideSettings): Guides {
  const made = new Map<string, Promise<Buffer>>();
  const make = async (guide: GuideName) => {
    const { renderGuide } = await import('./render-guide.ts');
    return renderGuide(guide, settings);
  };
  return {
    pdf(guide) {
      const key = `${guide} ${settings.publisher}`;
      const known = made.get(key);
      if (known) return known;
      const pending = make(guide);
      made.set(key, pending);
      pending.catch(() => made.delete(key));
      return pending;
    },
  };
}
