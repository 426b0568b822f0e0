import { disposableEmailBlocklist } from 'disposable-email-domains-js';

// The package's own look-up builds its set anew for every address.
const DISPOSABLE: ReadonlySet<string> = new Set(disposableEmailBlocklist());

/** Whether an address in its normal form belongs to a service of throwaway addresses, or to a host below its domain. */
export function isDisposable(email: string): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join('.')));
}
