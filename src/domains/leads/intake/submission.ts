import type { Db } from '#src/platform/db/database.server.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';

/** What a route hands over. Values may be anything a browser, or a program, sent. */
export interface Submission {
  form: LeadForm;
  /** by our field names; strings only, anything else is an error of that field */
  fields: Readonly<Record<string, unknown>>;
  /** made by `formToken()`; also the idempotency key */
  token?: string | undefined;
  /** version of the consent text that stood beside the form */
  consentShown?: string | undefined;
  pageUri: string;
  pageName: string;
  hutk?: string | undefined;
  /** what the browser remembered; without it, the page's address may name a campaign */
  attribution?: unknown;
  /** what people neither see nor fill in */
  honeypot?: string | undefined;
  /** the visitor's network address; counted, never stored */
  address: string;
  /** runs in the transaction that stores the lead, for what another domain ties to it; also when it was known already */
  onStored?: ((tx: Db, leadId: string) => Promise<void>) | undefined;
}

export interface FieldError {
  field: string;
  message: string;
}

export type SubmitResult = { ok: true; id: string } | { ok: false; errors: readonly FieldError[] };

/** Without control characters, of which PostgreSQL refuses NUL, and without halves of characters, which its JSON does. */
export const toStorableText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
