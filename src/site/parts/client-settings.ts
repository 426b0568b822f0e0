import type { Tags } from '#src/site/consent/tags.server.ts';

/** Settings for the browser. Public, and the same for every visitor. */
export interface ClientSettings {
  /** prefixes of the addresses of meeting schedulers */
  schedulers: readonly string[];
  /** measures one visit in this many */
  measureOneIn: number;
  /** third-party tools that need consent; undefined if none is configured */
  tags: Tags | undefined;
}
