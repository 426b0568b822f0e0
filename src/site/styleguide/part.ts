import type { IslandType } from '#src/blocks/islands.ts';

/** A piece of the style guide: a run of markup, an interactive block that is alive, or the buttons that show toasts. */
export type Part =
  | { kind: 'static'; id: string; html: string | undefined }
  | {
      kind: 'island';
      id: string;
      label: string;
      type: IslandType;
      props: object;
      /** in a client navigation, its markup until its code has come */
      html: string | undefined;
    }
  | { kind: 'toasts'; id: string };
