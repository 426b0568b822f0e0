import { documentApi } from './document-api.ts';

export const previewsApi = (id: string): string => `${documentApi(id)}/previews`;

export interface SentPreviewLink {
  id: string;
  /** ISO 8601, like all times */
  createdAt: string;
  /** email address of who made it */
  createdBy: string;
  expiresAt: string;
}

export interface PreviewList {
  links: readonly SentPreviewLink[];
}

export interface MadePreview {
  ok: true;
  /** contains the token; it is sent only this once */
  path: string;
  link: SentPreviewLink;
}

export type PreviewBody = { type: 'make'; days: number } | { type: 'revoke'; link: string };
