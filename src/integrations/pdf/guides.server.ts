import type { ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import type { GuideName, Guides } from '#src/domains/leads/guides/guide.ts';

interface Publisher {
  /** name of the publisher */
  publisher: string;
  /** origin of links, without a trailing slash */
  siteUrl: string;
}

export type GuideDocuments = Readonly<
  Record<GuideName, (publisher: Publisher) => ReactElement<DocumentProps>>
>;

interface GuideSettings extends Publisher {
  /** loads the content of the guides, with the parts of this folder that it is made of */
  documents: () => Promise<GuideDocuments>;
}

/**
 * Creates the guides as PDFs, each in about half a second. Each is rendered once per process and publisher; failures are not cached. The
 * renderer is loaded with the first guide, because it would slow down every start by half a second.
 */
export function createGuides(settings: GuideSettings): Guides {
  const made = new Map<string, Promise<Buffer>>();
  const make = async (guide: GuideName) => {
    const { publisher, siteUrl } = settings;
    const [documents, { renderToBuffer }] = await Promise.all([
      settings.documents(),
      import('@react-pdf/renderer'),
      import('./fonts.ts'),
    ]);
    return renderToBuffer(documents[guide]({ publisher, siteUrl }));
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
