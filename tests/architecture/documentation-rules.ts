/** Dependencies without a line in docs/dependencies.md, and lines there without a dependency. */
export function dependencyViolations(packages: string[], page: string): string[] {
  const explained = [...page.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  const missing = packages.filter((name) => !explained.includes(name));
  const gone = explained.filter((name) => !packages.includes(name));
  return [
    ...missing.map(
      (name) =>
        `docs/dependencies.md does not explain ${name}. Add a line with its purpose, the reason for choosing it, and rejected alternatives.`,
    ),
    ...gone.map(
      (name) => `docs/dependencies.md explains ${name}, which package.json does not have.`,
    ),
  ];
}

/** Variables that only one of the configuration and `.env.example` has, or that the example does not explain. */
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

const DECISION = /^# (\d{3}) · .+\n\nStatus: (?:Accepted|Superseded by ADR \d{3})\b[^\n]*\.\n\n/;

/** Decisions that do not begin with their number, title and status, and those that name one that does not exist. */
export function decisionViolations(decisions: ReadonlyMap<string, string>): string[] {
  const numbers = new Set([...decisions.keys()].map((path) => numberOf(path)));
  return [...decisions].flatMap(([path, text]) => {
    const [head, number] = DECISION.exec(text) ?? [];
    if (number !== numberOf(path))
      return `${path} must begin with '# ${numberOf(path)} · Title' and 'Status: Accepted.' or 'Status: Superseded by ADR NNN.'`;
    return [...head!.replace(/^.*/, '').matchAll(/\b\d{3}\b/g)]
      .filter(([named]) => !numbers.has(named))
      .map(([named]) => `${path} names ADR ${named}, which does not exist.`);
  });
}

const numberOf = (path: string): string => /(\d{3})-[^/]+$/.exec(path)?.[1] ?? '';
