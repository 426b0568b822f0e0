import type { IslandType } from '#src/blocks/islands.ts';

/** A part of the style guide: static markup, a hydrated block, or the toast buttons. */
export type Part =
  | { kind: 'static'; id: string; html: string | undefined }
  | {
      kind: 'island';
      id: string;
      label: string;
      type: IslandType;
      props: object;
      /** in a client navigation, the markup that is shown until its code is loaded */
      html: string | undefined;
    }
  | { kind: 'toasts'; id: string };
