import type { Severity } from '#src/domains/checks/finding.ts';
import type { CheckCase } from '#tests/builders/check-fixtures.ts';

/** For each check, by its id, cases that violate it with the place of the finding, and cases that do not. */
export type CheckCases = Readonly<
  Record<
    string,
    {
      violates: Readonly<Record<string, [severity: Severity, place: string, given: CheckCase]>>;
      passes: readonly CheckCase[];
    }
  >
>;
