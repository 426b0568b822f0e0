import type { Tags } from '#src/site/consent/tags.server.ts';

/** What the browser has to know of this installation. Not secret, and the same for every visitor. */
export interface ClientSettings {
  /** addresses that links to a meeting scheduler begin with */
  schedulers: readonly string[];
  /** one visit in so many is measured */
  measureOneIn: number;
  /** what may be loaded from other sites once a visitor allows it; undefined when nothing is configured */
  tags: Tags | undefined;
}
