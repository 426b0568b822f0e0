import { z } from 'zod';
import { ROLES } from './role.ts';

/** Bounds of the limits that owners may set. */
export const SECURITY_BOUNDS = {
  idleMinutes: { min: 15, max: 7 * 24 * 60 },
  absoluteHours: { min: 1, max: 30 * 24 },
} as const;

const { idleMinutes, absoluteHours } = SECURITY_BOUNDS;

/** Rules of sign-in for everyone, set by owners. */
export const securitySettingsSchema = z.object({
  /** roles that must have TOTP; a user of such a role without it can only set it up */
  totpRequiredFor: z.array(z.enum(ROLES)),
  /** a session ends after this time without use */
  idleMinutes: z.int().min(idleMinutes.min).max(idleMinutes.max),
  /** a session ends this long after its sign-in, however much it is used */
  absoluteHours: z.int().min(absoluteHours.min).max(absoluteHours.max),
});

export type SecuritySettings = z.infer<typeof securitySettingsSchema>;

export const DEFAULT_SECURITY_SETTINGS: SecuritySettings = {
  totpRequiredFor: [],
  idleMinutes: 12 * 60,
  absoluteHours: 7 * 24,
};
