/** The parts of package.json that the rules check. */
export interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: { node: string };
  scripts: Record<string, string>;
}

/** A package rule of renovate.json. `enabled: false` without update types pins a package to its version. */
interface UpdateRule {
  matchPackageNames?: string[];
  matchUpdateTypes?: string[];
  enabled?: boolean;
}

/** Packages given by major version; package-lock.json has the exact one. */
const BY_MAJOR = new Set(['node', '@types/node', '@types/react', '@types/react-dom']);
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies whose version is a range, so that two installations could differ. */
export function versionViolations({ dependencies, devDependencies }: PackageFile): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => !(BY_MAJOR.has(name) ? /^\d+$/ : EXACT).test(version))
    .map(
      ([name, version]) =>
        `package.json asks for ${name} "${version}". Use an exact version: npm install --save-exact.`,
    );
}

/** Places with a different major version of Node than the dependency `node`. */
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

/** Package groups pinned by renovate.json that are missing or have different versions. */
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
      ? [`renovate.json pins ${family}, which package.json does not have.`]
      : [`${family} are at ${[...versions].join(' and ')}. They must have the same version.`];
  });
}
