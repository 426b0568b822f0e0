import type { ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import type { GuideFacts } from './guide-page.tsx';
import type { GuideName, Guides } from '#src/domains/leads/guides/guide.ts';

/** What PDFs say of their publisher. */
export type Publisher = Pick<GuideFacts, 'publisher' | 'siteUrl' | 'mark'>;

/** The publisher as the team names it now. */
export interface PublisherReader {
  /** another one after each change */
  version(): string;
  read(): Promise<Publisher>;
}

export type GuideDocuments = Readonly<
  Record<GuideName, (publisher: Publisher) => ReactElement<DocumentProps>>
>;

interface GuideDeps {
  publisher: PublisherReader;
  /** loads the content of the guides, with the parts of this folder that it is made of */
  documents: () => Promise<GuideDocuments>;
}

/**
 * Creates the guides as PDFs, each in about half a second. Each is rendered once per process and publisher; failures are not cached. The
 * renderer is loaded with the first guide, because it would slow down every start by half a second.
 */
export function createGuides(deps: GuideDeps): Guides {
  const made = new Map<string, Promise<Buffer>>();
  const make = async (guide: GuideName) => {
    const [publisher, documents, { renderToBuffer }] = await Promise.all([
      deps.publisher.read(),
      deps.documents(),
      import('@react-pdf/renderer'),
      import('./fonts.ts'),
    ]);
    return renderToBuffer(documents[guide](publisher));
  };
  return {
    pdf(guide) {
      const key = `${guide} ${deps.publisher.version()}`;
      const known = made.get(key);
      if (known) return known;
      const pending = make(guide);
      made.set(key, pending);
      pending.catch(() => made.delete(key));
      return pending;
    },
  };
}
