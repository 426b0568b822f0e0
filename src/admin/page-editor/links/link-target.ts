import type { Severity } from '#src/domains/checks/severity.ts';

/** A part of the page that links can lead to: a section, or a part of one. */
export interface PlaceOnPage {
  /** id in the page, without # */
  anchor: string;
  name: string;
}

/** A target of a link. */
export interface LinkTarget {
  href: string;
  title: string;
  /** 'Page', 'Post' or the like */
  kind: string;
  /** such as 'Draft'; undefined for what is public */
  state?: string;
}

/** Facts about a link that is written in a field. */
export interface LinkFacts {
  /** title of the content it leads to; undefined if it has none, or the link leads elsewhere */
  title?: string | undefined;
  kind?: string | undefined;
  /** findings of the checks about the link */
  findings: readonly { severity: Severity; message: string }[];
}
