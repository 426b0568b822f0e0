/** The reply of another site: the status after redirects, or why there is none. */
export type ProbeResult =
  | { status: number }
  | {
      /** null if it says nothing about the link: this server has no network, or no name server */
      problem: string | null;
      /** nothing was connected to: if this is so of all hosts, the fault is ours */
      isUnreached?: boolean;
    };

/** Requests an address of another site without reading it. Never throws. */
export type ProbeLink = (href: string) => Promise<ProbeResult>;

/** The server refuses programs, or is busy: visitors may well see a page. 999 is LinkedIn's. */
const UNCERTAIN = new Set([401, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999]);

/** Why a link counts as broken, as the end of a sentence; null if it works, or nothing certain is known. */
export function problemOf(result: ProbeResult): string | null {
  if ('problem' in result) return result.problem;
  const { status } = result;
  return status < 400 || UNCERTAIN.has(status) ? null : `responds with status ${status}`;
}
