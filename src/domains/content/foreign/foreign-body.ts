import type { BodyNode, PostBody } from '../body/post-body.ts';

/** The result of reading a text of another program. */
export interface ForeignBody {
  body: PostBody;
  /** what had no place in the body, or took another shape; each kind of thing once for each place */
  leftOut: LeftOut[];
  /** pictures of the body that are not files of the library: whoever takes the body stores them, and puts their addresses in */
  pictures: ForeignPicture[];
}

/** Something that had no place, in words. */
export interface LeftOut {
  /** a sentence without a period: `2 comments of reviewers were left out` */
  text: string;
  /** the words right before it; empty at the beginning */
  after: string;
}

export interface ForeignPicture {
  /** `src` of its node in the body */
  key: string;
  source: { bytes: Uint8Array<ArrayBuffer>; type: string } | { address: string };
  alt: string;
  after: string;
}

export interface ForeignOptions {
  /** what Word puts beside its HTML: the only place that has its pictures */
  rtf?: string | undefined;
  /** origin of this site: links to it become paths, and its pictures are those of the library */
  origin?: string | undefined;
  /**
   * what relative addresses of pictures and links start from; without it, they are left out. Without one of a real site, paths from the root
   * stay links to this site
   */
  base?: string | undefined;
}

/** Begins `src` of pictures that are not stored yet. No address does. */
export const PICTURE_KEY = 'foreign-picture:';

/** A picture that is left out, by its text. */
export const pictureNamed = (alt: string): string => `A picture${alt && ` “${alt}”`}`;

export const paragraph = (content: BodyNode[] = []): BodyNode =>
  content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };

/** Text with line ends of one kind: no control sign enters a body. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}|\uFEFF/gu, '');

/** A block whose text is not bold, for a place that is bold by itself. */
export const withoutBold = ({ content, ...block }: BodyNode): BodyNode => ({
  ...block,
  ...(content && { content: content.map(plainRun) }),
});

function plainRun({ marks = [], ...run }: BodyNode): BodyNode {
  const kept = marks.filter(({ type }) => type !== 'bold');
  return { ...run, ...(kept.length > 0 && { marks: kept }) };
}

/** Whether text has more than blanks. */
export const hasWords = (text: string): boolean => /[^\s\u00A0\u200B\u200C\uFEFF]/.test(text);
