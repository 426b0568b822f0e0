import { useEffect, useState } from 'react';
import type { LogoView } from '#src/blocks/block.ts';
import { type Listing, requestListing } from './request-listing.ts';

/** What the server listed; when it could not, the browser asks as soon as it is alive, and again when told to. */
export function useListing(listed: readonly LogoView[] | undefined) {
  const [listing, setListing] = useState<Listing>(listed ?? 'loading');
  const isLoading = listing === 'loading';
  useEffect(() => (isLoading ? requestListing(setListing) : undefined), [isLoading]);
  return { listing, tryAgain: () => setListing('loading') };
}
