import type { PublisherReader } from '#src/integrations/pdf/guides.server.ts';

/** A publisher of PDFs with the drawn mark. */
export const publisher: PublisherReader = {
  version: () => '1',
  read: async () => ({
    publisher: 'A Publisher',
    siteUrl: 'https://cadron.example',
    mark: 'drawn',
  }),
};
