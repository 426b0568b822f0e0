import { expect } from '@playwright/test';
import { CONSENT_VERSION } from '#src/domains/newsletter/subscription.ts';
import type { Site } from '#tests/support/site.ts';

let count = 0;

/** An address that is unique in this run. */
export const newAddress = () => `reader-${process.pid}-${Date.now()}-${(count += 1)}@example.com`;

/** Posts the newsletter form like the hydrated page. */
export function postSubscription(
  url: string,
  email: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/newsletter`, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams({ email, source: 'footer', consent: CONSENT_VERSION }),
  });
}

/** Posts a contact form like a script. */
const postContact = (url: string, fields: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ pageUri: `${url}/contact`, pageName: 'Contact', ...fields }),
    ...init,
  });

/** Posts a contact form; the number is part of the address and the name. */
export const postLead = (url: string, n: number, init?: RequestInit): Promise<Response> =>
  postContact(
    url,
    {
      firstName: 'Ann',
      lastName: `Number ${n}`,
      email: `ann${n}@company${n}.example`,
      message: 'Two of our reports disagree.',
    },
    init,
  );

/** The number in the address of a lead. */
export const numberOf = (email: string) => Number(/\d+/.exec(email)![0]);

export interface SentLead {
  id: string;
  name: string;
  email: string;
}

/** Submits the contact form like its page. */
export async function sendLead(site: Site, extra: Record<string, string> = {}): Promise<SentLead> {
  const lastName = `Whitfield${process.pid}x${(count += 1)}`;
  const email = `dana.${lastName.toLowerCase()}@ridgeline-mill.com`;
  const at = new Date().toISOString();
  const response = await postContact(site.url, {
    firstName: 'Dana',
    lastName,
    email,
    company: 'Ridgeline Mill',
    message: '=1+1 is what our pipeline report says. Could you look at it?',
    consent: '2026-11',
    attribution: JSON.stringify({
      first: { at, landingPage: '/b2b', parameters: { utm_source: 'spring-mail' } },
    }),
    ...extra,
  });
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  return { id, email, name: `Dana ${lastName}` };
}

/** A lead with a filled honeypot: the response is the same, and the lead is quarantined. */
export const sendSpam = (site: Site) => sendLead(site, { referral_note: 'buy now' });

/** An email address without a lead. */
export const newReaderAddress = () => `reader.${process.pid}x${(count += 1)}@ridgeline-mill.com`;
