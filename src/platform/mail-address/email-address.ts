/** Maximum length of an address in SMTP (RFC 5321, 4.5.3.1.3), and of the part before the @. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Dot-separated atoms (RFC 5322, 3.2.3): no quotes, comments, spaces or second @. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Two or more labels of a host name; the last one is not a number. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Normalizes an email address: trims it and converts its domain to lower case and ASCII (`müller.de` becomes
 * `xn--mller-kva.de`). Returns undefined for what cannot receive email or could inject headers: control and invisible
 * characters (including CR, LF and NUL), spaces, several @, addresses that are too long.
 */
export function normalizeEmail(input: string): string | undefined {
  if (input.length > 2 * MAX_LENGTH || /\p{C}/u.test(input)) return undefined;
  const [local, domain, ...more] = input.trim().split('@');
  if (!local || !domain || more.length > 0) return undefined;
  const host = asciiHost(domain);
  if (!host || !DOMAIN.test(host)) return undefined;
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL_PART.test(local)) return undefined;
  const address = `${local}@${host}`;
  return address.length <= MAX_LENGTH ? address : undefined;
}

function asciiHost(domain: string): string | undefined {
  if (/^[\w.-]+$/.test(domain)) return domain.toLowerCase();
  // Reject anything that a URL would not parse as a host before converting it.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  return URL.parse(`http://${domain}`)?.hostname;
}
