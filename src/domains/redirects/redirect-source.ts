import { isWithin, kindOf, type Redirect, startsFor } from './redirect.ts';

/** Looks up redirects, in the database or in memory. */
export interface RedirectSource {
  /** the redirect that applies to a path: the exact one, else that of the longest prefix */
  match(path: string): Promise<Redirect | undefined>;
  /** redirects whose target has a path */
  leadingTo(path: string): Promise<Redirect[]>;
  /** redirects that start below a path */
  below(path: string): Promise<Redirect[]>;
}

/** All redirects in memory: for imports, and for previews of changes. */
export class MemoryRedirects implements RedirectSource {
  readonly #byStart = new Map<string, Redirect>();
  readonly #startsByTarget = new Map<string, Set<string>>();

  constructor(redirects: Iterable<Redirect> = []) {
    for (const redirect of redirects) this.set(redirect);
  }
  get(from: string): Redirect | undefined {
    return this.#byStart.get(from);
  }
  all(): Redirect[] {
    return [...this.#byStart.values()];
  }
  set(redirect: Redirect): void {
    this.delete(redirect.from);
    const { from, toPath } = redirect;
    this.#byStart.set(from, redirect);
    if (toPath === null) return;
    const starts = this.#startsByTarget.get(toPath);
    if (starts) starts.add(from);
    else this.#startsByTarget.set(toPath, new Set([from]));
  }
  delete(from: string): void {
    const { toPath = null } = this.#byStart.get(from) ?? {};
    if (toPath !== null) this.#startsByTarget.get(toPath)?.delete(from);
    this.#byStart.delete(from);
  }
  async match(path: string): Promise<Redirect | undefined> {
    for (const from of startsFor(path)) {
      const found = this.#byStart.get(from);
      if (found) return found;
    }
    return undefined;
  }
  async leadingTo(path: string): Promise<Redirect[]> {
    return [...(this.#startsByTarget.get(path) ?? [])].map((from) => this.#byStart.get(from)!);
  }
  async below(path: string): Promise<Redirect[]> {
    return this.all().filter(({ from }) => from.startsWith(`${path}/`));
  }
}

/** A source as it would be with another redirect. */
export const withRedirect = (source: RedirectSource, added: Redirect): RedirectSource => ({
  async match(path) {
    const found = await source.match(path);
    const applies = kindOf(added) === 'prefix' ? isWithin(path, added.from) : path === added.from;
    if (!applies) return found;
    // The exact redirect wins, then the longest prefix.
    const isStronger = found && (found.from === path || found.from.length > added.from.length);
    return isStronger && added.from !== path ? found : added;
  },
  leadingTo: (path) => source.leadingTo(path),
  below: (path) => source.below(path),
});
