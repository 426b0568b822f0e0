import type { CheckId } from '#src/domains/checks/catalogue.ts';
import type { CheckCase } from '#tests/builders/check-fixtures.ts';

/**
 * By what a check of working copies was called until ADR 111: cases that violate it, each with the check that finds it now and the place
 * of the finding, and cases that do not.
 */
export type CheckCases = Readonly<
  Record<
    string,
    {
      violates: Readonly<
        Record<
          string,
          [finding: `${'blocks' | 'warns'} ${CheckId}`, place: string, given: CheckCase]
        >
      >;
      passes: readonly CheckCase[];
    }
  >
>;
