/** The parts of package.json that the rules are about. */
export interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: { node: string };
  scripts: Record<string, string>;
}

/** A package rule of renovate.json. `enabled: false` without update types holds a package at its version. */
export interface UpdateRule {
  matchPackageNames?: string[];
  matchUpdateTypes?: string[];
  enabled?: boolean;
}

/** Types that follow the runtime and React within a major version; package-lock.json has the exact one. */
const BY_MAJOR = new Set(['node', '@types/node', '@types/react', '@types/react-dom']);
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies whose version is a range: two installs could then differ. */
export function versionViolations({ dependencies, devDependencies }: PackageFile): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => !(BY_MAJOR.has(name) ? /^\d+$/ : EXACT).test(version))
    .map(
      ([name, version]) =>
        `package.json asks for ${name} "${version}". Name one version: npm install --save-exact.`,
    );
}

/** Places that name another major version of Node than the package `node` brings. */
export function nodeVersionViolations(
  { dependencies, devDependencies, engines }: PackageFile,
  nvmrc: string,
  installer: string,
): string[] {
  const major = dependencies['node'];
  const places = {
    'engines.node': [engines.node, `${major}.x`],
    '@types/node': [devDependencies['@types/node'], major],
    '.nvmrc': [nvmrc.trim(), major],
    'PINNED_MAJOR of scripts/lib/install.mjs': [/'v(\d+)\.'/.exec(installer)?.[1], major],
  };
  return Object.entries(places)
    .filter(([, [found, wanted]]) => found !== wanted)
    .map(
      ([place, [found, wanted]]) => `${place} is "${found}", but the product runs on ${wanted}.`,
    );
}

/** Families that renovate.json holds, but only in part or at several versions. */
export function heldVersionViolations(
  { dependencies, devDependencies }: PackageFile,
  rules: UpdateRule[],
): string[] {
  const packages = Object.entries({ ...dependencies, ...devDependencies });
  const held = rules.filter((rule) => rule.enabled === false && !rule.matchUpdateTypes);
  return held.flatMap(({ matchPackageNames = [] }) => {
    const matches = (name: string) =>
      matchPackageNames.some((pattern) =>
        pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
      );
    const versions = new Set(packages.flatMap(([name, version]) => (matches(name) ? version : [])));
    const family = matchPackageNames.join(', ');
    if (versions.size === 1) return [];
    return versions.size === 0
      ? [`renovate.json holds ${family}, which package.json does not have.`]
      : [`${family} are at ${[...versions].join(' and ')}. They only fit at one version.`];
  });
}
