import { z } from 'zod';
import type { TotpEnrollment } from '#src/domains/people/people.ts';

/** Checked, although it comes from our own form: only what an SVG path of squares consists of. */
const enrollmentSchema = z.object({
  key: z.string().max(200),
  uri: z.string().startsWith('otpauth://').max(1_000),
  qr: z.object({
    size: z.int().min(1).max(200),
    path: z
      .string()
      .regex(/^[MmHhVvLlZz\d\s.,-]*$/)
      .max(100_000),
  }),
});

/** The key and QR code as a value of the form, to show them again after a wrong code. */
export const writeEnrollment = (enrollment: TotpEnrollment): string => JSON.stringify(enrollment);

/** Reads the enrollment that a form has carried; undefined for anything else. */
export function readEnrollment(value: string | undefined): TotpEnrollment | undefined {
  if (!value) return undefined;
  try {
    return enrollmentSchema.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}
