import type { Db } from '#src/platform/db/database.server.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';

/** A submission as a route passes it on. Values are untrusted. */
export interface Submission {
  form: LeadForm;
  /** by field name; any value other than a string is an error of that field */
  fields: Readonly<Record<string, unknown>>;
  /** created by `formToken()`; part of the idempotency key */
  token?: string | undefined;
  /** version of the consent text shown beside the form */
  consentShown?: string | undefined;
  pageUri: string;
  pageName: string;
  hutk?: string | undefined;
  /** as stored by the browser; without it, the campaign comes from the URL of the page */
  attribution?: unknown;
  /** value of the hidden honeypot field; people leave it empty */
  honeypot?: string | undefined;
  /** the visitor's IP address; counted, never stored */
  address: string;
  /**
   * Runs in the transaction that stores the lead, also for a repeated submission, so that another domain can link its
   * data.
   */
  onStored?: ((tx: Db, leadId: string) => Promise<void>) | undefined;
}

export interface FieldError {
  field: string;
  message: string;
}

export type SubmitResult = { ok: true; id: string } | { ok: false; errors: readonly FieldError[] };

/** Removes control characters, because PostgreSQL rejects NUL, and lone surrogates, because its JSON rejects them. */
export const toStorableText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
