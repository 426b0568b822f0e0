import { findStart, kindOf, type Redirect } from './redirect.ts';

/** Looks up redirects, in the database or in memory. */
export interface RedirectSource {
  /**
   * the redirect that wins for a path
   * @param query as `queryKey` returns it; default: none
   */
  match(path: string, query?: string): Promise<Redirect | undefined>;
  /** redirects whose target has a path */
  leadingTo(path: string): Promise<Redirect[]>;
  /** redirects that start below a path */
  below(path: string): Promise<Redirect[]>;
}

/** All redirects in memory: for imports, and for previews of changes. */
export class MemoryRedirects implements RedirectSource {
  readonly #byStart = new Map<string, Redirect>();
  readonly #startsByTarget = new Map<string, Set<string>>();
  readonly #patterns = new Set<string>();

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
    if (kindOf(redirect) === 'pattern') this.#patterns.add(from);
    if (toPath === null) return;
    const starts = this.#startsByTarget.get(toPath);
    if (starts) starts.add(from);
    else this.#startsByTarget.set(toPath, new Set([from]));
  }
  delete(from: string): void {
    const { toPath = null } = this.#byStart.get(from) ?? {};
    if (toPath !== null) this.#startsByTarget.get(toPath)?.delete(from);
    this.#byStart.delete(from);
    this.#patterns.delete(from);
  }
  async match(path: string, query = ''): Promise<Redirect | undefined> {
    const from = findStart(path, query, (start) => this.#byStart.has(start), this.#patterns);
    return from === undefined ? undefined : this.#byStart.get(from);
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
  async match(path, query = '') {
    const found = await source.match(path, query);
    const both = new MemoryRedirects(found && found.from !== added.from ? [found, added] : [added]);
    return both.match(path, query);
  },
  leadingTo: (path) => source.leadingTo(path),
  below: (path) => source.below(path),
});
