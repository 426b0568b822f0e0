import { REDIRECTS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import type { HopReason, Trace } from '#src/domains/redirects/trace-address.server.ts';

/** One step of an address that was tested: a redirect, or what is at the end. */
export interface TraceStep {
  address: string;
  /** such as `301`; undefined for another site, which was not asked */
  status: string | undefined;
  /** what matched */
  reason: string;
  /** redirects that were followed */
  links: readonly { label: string; to: string }[];
  tone: 'hop' | 'good' | 'bad';
}

const REASONS: Record<HopReason, string> = {
  exact: 'A redirect of this address',
  query: 'A redirect of this address with its query',
  prefix: 'A redirect of all addresses below',
  pattern: 'A redirect of all addresses like this',
  spelling: 'A page has this address in another case',
  moved: 'An address of the site that has moved for good',
  slash: 'Addresses of this site have no slash at the end',
};

const linksTo = (starts: readonly string[]) =>
  starts.map((from) => ({
    label: printStart(from),
    to: `${REDIRECTS_ADDRESS}?edit=${encodeURIComponent(from)}`,
  }));

/** @param isOffline whether a page at the last address was taken offline */
export function traceView({ hops, end }: Trace, isOffline: boolean): TraceStep[] {
  const steps = hops.map(({ from, status, reason, starts }): TraceStep => ({
    address: from,
    status: String(status),
    reason: starts.length > 1 ? `${REASONS[reason]}, and where that leads on` : REASONS[reason],
    links: linksTo(starts),
    tone: 'hop',
  }));
  return [...steps, { address: end.address, ...endOf(end, isOffline) }];
}

function endOf(end: Trace['end'], isOffline: boolean): Omit<TraceStep, 'address'> {
  const plain = (status: string | undefined, reason: string, tone: TraceStep['tone']) => ({
    status,
    reason,
    tone,
    links: [],
  });
  switch (end.type) {
    case 'page':
      return plain('200', 'A live page', 'good');
    case 'site':
      return plain(undefined, 'An address of the site itself, such as a file', 'good');
    case 'elsewhere':
      return plain(undefined, 'Another site, which is not tested', 'good');
    case 'gone':
      return {
        ...plain('410', 'Gone for good, by a redirect', 'bad'),
        links: linksTo(end.starts),
      };
    case 'missing':
      return isOffline
        ? plain('410', 'A page that was taken offline', 'bad')
        : plain('404', 'Page not found', 'bad');
    case 'loop':
      return plain(undefined, 'These redirects do not end', 'bad');
  }
}
