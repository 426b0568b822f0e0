import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { AssetDetails } from '#src/domains/media/asset.ts';
import type { PartValues, SitePart } from './site-archive.ts';

/** Something of a full export of this product: taken over as it is, instead of being read as a post. */
export type WholeItem = WholeDocument | WholeFile | WholePart;

export interface WholeDocument {
  type: 'document';
  /** kept where it is free, since other documents refer to it */
  id: string;
  kind: DocumentKind;
  /** path of the built-in page or story that it replaces */
  builtIn: string | null;
  /** public path; null for kinds without one */
  address: string | null;
  /** the working copy */
  content: DocumentContent;
  /** what is public; null for nothing, or for the text of a built-in page */
  shown: { content: DocumentContent; first: string; since: string } | null;
  /** when it goes offline; null for never */
  unpublishAt: string | null;
  /** a built-in page that was taken offline */
  isOffline: boolean;
}

/** A file of the library with what it says of it. */
export interface PlannedFile extends AssetDetails {
  /** path in the bucket */
  address: string;
  folder: string;
}

export interface WholeFile {
  type: 'file';
  file: PlannedFile;
  /** SHA-256 of its bytes, in hexadecimal */
  hash: string;
}

/** What belongs to the whole site. */
export type WholePart = {
  [Part in SitePart]: { type: 'part'; part: Part; values: PartValues[Part] };
}[SitePart];
