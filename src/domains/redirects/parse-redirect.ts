import { inCurrentSpelling } from './follow-redirects.ts';
import {
  parseRedirectPath,
  parseRedirectPrefix,
  parseRedirectTarget,
  type ParseResult,
  type RedirectTarget,
} from './redirect-address.ts';
import {
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
  const start = (kind === 'prefix' ? parseRedirectPrefix : parseRedirectPath)(from, siteUrl);
  if (!start.ok) return { ...start, field: 'from' };
  if (content.has(start.from)) {
    const message = `${start.from} has a page, so visitors would see it and not the redirect.`;
    return { ok: false, field: 'from', message };
  }
  const target: ParseResult<RedirectTarget> =
    status === 410 ? { ok: true, ...GONE } : parseRedirectTarget(to, siteUrl);
  if (!target.ok) return { ...target, field: 'to' };
  const carries = kind === 'prefix' && status !== 410 && carriesRest;
  if (carries && /[?#]/.test(target.to))
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
