/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3), and longest part before the @. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Dot-separated atoms (RFC 5322, 3.2.3): no quotes, comments, spaces or second @. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Two labels or more, as host names are written; the last one cannot be a number. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The one way an address is written here: trimmed, its domain in lower case and in ASCII (`müller.de` becomes
 * `xn--mller-kva.de`). Undefined for whatever could not be mailed to or could reach into a mail's headers: control and
 * invisible characters (CR, LF and NUL among them), spaces, several @, addresses that are too long.
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
  // Everything a URL would read as something else than a host is refused before it is asked to convert.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  return URL.parse(`http://${domain}`)?.hostname;
}
