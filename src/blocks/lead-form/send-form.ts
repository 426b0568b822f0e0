import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import { firstStored } from './form-draft.ts';
import { usableToken } from './form-token.ts';

interface SentForm {
  /** name of its draft, which has its token; missing for a form without a token */
  form?: string | undefined;
  /** where it is sent */
  url: string;
  values: Readonly<Record<string, string>>;
  /** sends JSON instead of a form */
  isJson?: boolean | undefined;
  headers?: Readonly<Record<string, string>>;
  /** session storage keys of the visitor's attribution; the first non-empty value is sent */
  attributionKeys: readonly string[];
}

/** A response, whoever sent it. */
interface FormResponse {
  status: number;
  text: string;
}

/**
 * Sends a form with its token, once that is old enough, its page and the visitor's attribution. Never rejects: without a network, or
 * without a response for 20 seconds, it resolves to undefined. A repetition has the same token, so that it is one lead.
 */
export async function sendForm(
  { form, url, values, isJson = false, headers, attributionKeys }: SentForm,
  send: typeof fetch = fetch,
): Promise<FormResponse | undefined> {
  const token = form && (await usableToken(form, send));
  const attribution = firstStored(attributionKeys);
  const body = {
    ...values,
    ...(token && { token }),
    ...(attribution && { attribution }),
    pageUri: location.href,
    pageName: document.title,
  };
  try {
    const response = await fetchWithTimeout(url, {
      send,
      method: 'POST',
      headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }) },
      body: isJson ? JSON.stringify(body) : new URLSearchParams(body),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Parses a response that should be JSON; an empty object for any other. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
