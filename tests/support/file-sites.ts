import { type Site, type SiteOptions, startSite } from './site.ts';

/**
 * The sites of the file whose tests a worker runs. They start when a test first needs them, and stop with the first
 * test of another file: a worker and its browser serve many files, because they take 3 s of a core to start.
 */
export class FileSites {
  #file: string | undefined;
  readonly #sites = new Map<string, Site>();

  /** Returns the site of a file with these options. */
  async open(file: string, options: SiteOptions = {}): Promise<Site> {
    await this.enter(file);
    const key = JSON.stringify(options);
    const site = this.#sites.get(key) ?? (await startSite(options));
    this.#sites.set(key, site);
    return site;
  }

  /** Stops the sites of other files. */
  async enter(file: string | undefined): Promise<void> {
    if (this.#file === file) return;
    this.#file = file;
    const left = [...this.#sites.values()];
    this.#sites.clear();
    await Promise.all(left.map((site) => site.stop()));
  }
}

/** Makes something once for each site, such as content that all tests of a file read. */
export function oncePerSite<Made, Rest extends unknown[]>(
  make: (site: Site, ...rest: Rest) => Promise<Made>,
): (site: Site, ...rest: Rest) => Promise<Made> {
  const made = new WeakMap<Site, Promise<Made>>();
  return (site, ...rest) => {
    const known = made.get(site) ?? make(site, ...rest);
    made.set(site, known);
    return known;
  };
}
