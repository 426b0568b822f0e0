import { disposableEmailBlocklist } from 'disposable-email-domains-js';

// The lookup of the package builds a new set for every address.
const DISPOSABLE: ReadonlySet<string> = new Set(disposableEmailBlocklist());

/** Whether a normalized address belongs to a disposable email service, or to a subdomain of one. */
export function isDisposable(email: string): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join('.')));
}
