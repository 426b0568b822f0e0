/** Dependencies that docs/dependencies.md does not explain, and lines there of packages that are gone. */
export function dependencyViolations(packages: string[], page: string): string[] {
  const explained = [...page.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  const missing = packages.filter((name) => !explained.includes(name));
  const gone = explained.filter((name) => !packages.includes(name));
  return [
    ...missing.map(
      (name) =>
        `docs/dependencies.md does not explain ${name}. Add a line: why it, what was rejected.`,
    ),
    ...gone.map(
      (name) => `docs/dependencies.md explains ${name}, which package.json does not have.`,
    ),
  ];
}

/** Differences between the variables of the configuration and those of `.env.example`. */
export function environmentVariableViolations(config: string, example: string): string[] {
  const parsed = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!);
  const lines = example.split('\n');
  const shown = lines.flatMap((line) => /^([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  const uncommented = shown.filter(
    (name) => !lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]?.startsWith('# '),
  );
  return [
    ...parsed
      .filter((name) => !shown.includes(name))
      .map(
        (name) => `.env.example lacks ${name}. Add it, empty, under a comment that explains it.`,
      ),
    ...shown
      .filter((name) => !parsed.includes(name))
      .map((name) => `.env.example has ${name}, which config.server.ts does not read.`),
    ...uncommented.map((name) => `.env.example does not explain ${name}: put a comment above it.`),
  ];
}
