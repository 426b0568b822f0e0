import { useEffect, useRef, useState } from 'react';
import type { LinkFacts } from './link-target.ts';
import type { LinksReply } from './links-endpoint.ts';

const WAIT_MS = 100;
/** A link that is being typed is looked up once typing pauses. */
const PAUSE_MS = 400;
/** Others may publish or unpublish what a link leads to. */
const KEPT_MS = 60_000;
const MAX_AT_ONCE = 40;

interface Kept {
  at: number;
  facts: Promise<LinkFacts | undefined>;
}

const kept = new Map<string, Kept>();
let waiting: { href: string; settle(facts: LinkFacts | undefined): void }[] = [];

/** Reads what is known of a link; links of one moment share a request. Undefined if the server cannot say. */
function readFacts(href: string): Promise<LinkFacts | undefined> {
  const before = kept.get(href);
  if (before && Date.now() - before.at < KEPT_MS) return before.facts;
  const { promise, resolve } = Promise.withResolvers<LinkFacts | undefined>();
  if (waiting.length === 0) setTimeout(() => void flush(), WAIT_MS);
  waiting.push({ href, settle: resolve });
  kept.set(href, { at: Date.now(), facts: promise });
  return promise;
}

async function flush(): Promise<void> {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += MAX_AT_ONCE) await ask(all.slice(at, at + MAX_AT_ONCE));
}

async function ask(asked: typeof waiting): Promise<void> {
  const query = new URLSearchParams(asked.map(({ href }) => ['href', href]));
  const facts = await fetch(`/admin/api/links?${query}`, {
    headers: { Accept: 'application/json' },
  })
    .then(async (response) => (response.ok ? ((await response.json()) as LinksReply).facts : []))
    .catch((): LinkFacts[] => []);
  asked.forEach(({ href, settle }, at) => {
    const found = facts?.[at];
    if (!found) kept.delete(href);
    settle(found);
  });
}

/** What is known of a link. Undefined while it is unknown, and for `undefined`. */
export function useLinkFacts(href: string | undefined): LinkFacts | undefined {
  const [known, setKnown] = useState<{ href: string; facts: LinkFacts | undefined }>();
  const isFirst = useRef(true);
  useEffect(() => {
    if (href === undefined) return undefined;
    let isWanted = true;
    const timer = setTimeout(
      () => void readFacts(href).then((facts) => isWanted && setKnown({ href, facts })),
      isFirst.current ? 0 : PAUSE_MS,
    );
    isFirst.current = false;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [href]);
  return known?.href === href ? known?.facts : undefined;
}
