import { ROLES } from '#src/platform/auth/role.ts';
import { SECURITY_BOUNDS, type SecuritySettings } from '#src/platform/auth/security-settings.ts';

type ParsedSettings =
  | { ok: true; settings: SecuritySettings }
  | { ok: false; errors: Record<string, string> };

const HOUR_MINUTES = 60;

/** Parses the form of the sign-in rules. Hours of idle time may have decimals, such as 0.5. */
export function parseSecurityForm(form: FormData): ParsedSettings {
  const required = form.getAll('totp');
  const idleMinutes = Math.round(readNumber(form, 'idle-hours') * HOUR_MINUTES);
  const absoluteHours = readNumber(form, 'absolute-hours');
  const { idleMinutes: idle, absoluteHours: absolute } = SECURITY_BOUNDS;
  const errors: Record<string, string> = {};
  if (!(idleMinutes >= idle.min && idleMinutes <= idle.max))
    errors['idle-hours'] =
      `Enter hours from ${idle.min / HOUR_MINUTES} to ${idle.max / HOUR_MINUTES}`;
  if (
    !(absoluteHours >= absolute.min && absoluteHours <= absolute.max) ||
    !Number.isInteger(absoluteHours)
  )
    errors['absolute-hours'] = `Enter whole hours from ${absolute.min} to ${absolute.max}`;
  else if (idleMinutes > absoluteHours * HOUR_MINUTES)
    errors['idle-hours'] ??= 'Enter at most the hours below, or the session ends before';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const totpRequiredFor = ROLES.filter((role) => required.includes(role));
  return { ok: true, settings: { totpRequiredFor, idleMinutes, absoluteHours } };
}

/** NaN for a missing value or one that is no number. */
function readNumber(form: FormData, name: string): number {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}
