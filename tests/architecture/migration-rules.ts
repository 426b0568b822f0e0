/** Changes that break the previous release, which still runs while a new one starts. */
const BREAKING_CHANGES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['DROP', /\bdrop\s+(?!not\s+null)/i],
  ['RENAME', /\brename\b/i],
  ['a change of type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['SET NOT NULL', /\bset\s+not\s+null\b/i],
  [
    'a new column that is NOT NULL without a default',
    /\badd\s+column\b(?!.*\b(default|generated)\b).*\bnot\s+null\b/is,
  ],
];

const BREAKPOINT = /--> statement-breakpoint/;
const REASON = /^\s*-- contract: \S/m;

/** Breaking statements without a line `-- contract: <reason>`; see docs/runbooks/schema-changes.md. */
export function migrationViolations(path: string, text: string): string[] {
  return text.split(BREAKPOINT).flatMap((statement) => {
    if (REASON.test(statement)) return [];
    const code = statement.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");
    return BREAKING_CHANGES.filter(([, pattern]) => pattern.test(code)).map(
      ([name]) =>
        `${path} has ${name}: the previous release still runs at that time. Expand first, contract in a later release, ` +
        'and write "-- contract: <reason>" above the statement (docs/runbooks/schema-changes.md).',
    );
  });
}
