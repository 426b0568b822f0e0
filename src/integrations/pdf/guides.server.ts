import type { GuideName, Guides } from '#src/domains/leads/guides/guide.ts';
import type {
  CheatsheetContent,
  QuickWinsContent,
} from '#src/domains/leads/guides/guide-content.ts';

export interface GuideSettings {
  cheatsheet: CheatsheetContent;
  quickWins: QuickWinsContent;
  /** whose guides they are */
  publisher: string;
  /** origin of the links in them, without a trailing slash */
  siteUrl: string;
}

/**
 * The guides as PDFs, each made once in a process. The renderer is loaded with the first one: it would cost every start
 * half a second. A failure is not kept.
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
