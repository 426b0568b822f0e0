/** Shown in place of what a visitor typed. */
export const HIDDEN = 'Hidden for viewers';

/** The first letter of a word, as a person counts letters. */
const initial = (word: string): string =>
  new Intl.Segmenter('en').segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** `Ana Lopez` becomes `A. L.`; at most three initials, so that a sentence typed as a name stays short. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 3)
    .map((word) => `${initial(word).toUpperCase()}.`)
    .join(' ');

/** `ana@cadron.com` becomes `a…@c….com`. Anything that is no address becomes `…`. */
export function maskEmail(email: string): string {
  const [, local, domain, suffix] = /^([^@\s]+)@([^@\s]+)\.([^@\s.]+)$/.exec(email.trim()) ?? [];
  if (!local || !domain || !suffix) return email.trim() ? '…' : '';
  return `${initial(local)}…@${initial(domain)}….${suffix}`;
}

/** `Ridgeline Fabrication` becomes `R…`. */
export const maskWord = (word: string): string => (word.trim() ? `${initial(word.trim())}…` : '');

/** Masks email addresses inside a text that we or another system wrote, such as an error message. */
export const maskAddresses = (text: string): string =>
  text.replaceAll(/[^\s@<>"'(),;:]+(?:@|%40)[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:.]+/gi, (address) =>
    maskEmail(address.replace(/%40/i, '@')),
  );

/** A URL or path without its query and fragment, which may hold what a visitor typed. */
export const maskUrl = (url: string): string => maskAddresses(url.replace(/[?#].*$/s, ''));

/** Free text: nothing of it is shown. */
export const maskText = (text: string): string => (text.trim() ? HIDDEN : '');

/** The mail server's reason for an email that was not sent may repeat the address. */
export const maskEmailReason = <Email extends { reason: string | null }>(email: Email): Email => ({
  ...email,
  reason: email.reason && maskAddresses(email.reason),
});
