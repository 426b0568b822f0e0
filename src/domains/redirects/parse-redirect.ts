import { inCurrentSpelling } from './follow-redirects.ts';
import {
  parseRedirectStart,
  parseRedirectTarget,
  printStart,
  type ParseResult,
  type RedirectTarget,
} from './redirect-address.ts';
import {
  kindOf,
  type Redirect,
  REDIRECT_STATUSES,
  type RedirectKind,
  type RedirectStatus,
} from './redirect.ts';

/** A redirect as it is typed. */
export interface RedirectInput {
  /** an address as typed, or `NotFoundView.address` */
  from: string;
  /** ignored with 410 */
  to: string;
  /** default: exact */
  kind?: RedirectKind;
  /** default: 301 */
  status?: RedirectStatus;
  /** of a prefix; default: true */
  carriesRest?: boolean;
}

export interface RedirectProblem {
  field: 'from' | 'to';
  message: string;
}

const GONE: RedirectTarget = { to: '', toPath: null };

/**
 * Parses and validates a redirect by itself, without regard to others.
 * @param content existing paths by their result of `normalizePath`
 */
export function parseRedirect(
  { from, to, kind = 'exact', status = 301, carriesRest = true }: RedirectInput,
  siteUrl: string,
  content: ReadonlyMap<string, string>,
): { ok: true; redirect: Redirect } | ({ ok: false } & RedirectProblem) {
  const start = parseRedirectStart(from, kind, siteUrl);
  if (!start.ok) return { ...start, field: 'from' };
  if (content.has(start.from)) {
    const message = `${printStart(start.from)} has a page, so visitors would see it and not the redirect.`;
    return { ok: false, field: 'from', message };
  }
  const twin = content.get(start.from.replace(/\.md$/, ''));
  if (twin !== undefined) {
    const message = `${printStart(start.from)} is the Markdown version of ${twin}, which is served there.`;
    return { ok: false, field: 'from', message };
  }
  const found = kindOf(start);
  // `/new/*` says of a prefix that the rest is kept.
  const typedTo = found === 'prefix' ? to.trim().replace(/\/\*$/, '/') : to;
  const target: ParseResult<RedirectTarget> =
    status === 410 ? { ok: true, ...GONE } : parseRedirectTarget(typedTo, siteUrl);
  if (!target.ok) return { ...target, field: 'to' };
  const problem = starProblem(start.from, target.to);
  if (problem !== undefined) return { ok: false, field: 'to', message: problem };
  const isKept = found === 'prefix' && carriesRest;
  const carries = status !== 410 && (isKept || (found === 'pattern' && target.to.includes('*')));
  if (isKept && /[?#]/.test(target.to))
    return {
      ok: false,
      field: 'to',
      message: 'Leave out ? and # and what follows, or do not keep the rest of the address.',
    };
  // Saves a second redirect. A carried rest changes the path anyway.
  const current = carries ? target : inCurrentSpelling(target, (path) => content.get(path));
  return {
    ok: true,
    redirect: {
      from: start.from,
      to: current.to,
      toPath: current.toPath,
      status: REDIRECT_STATUSES.find((known) => known === status) ?? 301,
      carriesRest: carries,
    },
  };
}

function starProblem(from: string, to: string): string | undefined {
  const [given, used] = [from, to].map((text) => text.split('*').length - 1) as [number, number];
  if (used > given) return 'The target has more of * than the address.';
  if (/^[^/]*\/\/[^/]*\*/.test(to)) return 'Use * only behind the name of the site.';
  return undefined;
}
