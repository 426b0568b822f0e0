import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';

const STEP_SECONDS = 30;

/** The number of the time step (RFC 6238) at a time. */
export const timeStepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Creates the secret of an authenticator app: 20 random bytes in base32. */
export const createTotpSecret = (): string => generateSecret();

/** The address in the QR code (Key URI Format). Authenticator apps show the issuer beside the email address. */
export const totpUri = (issuer: string, secret: string, email: string): string =>
  generateURI({ issuer, label: email, secret });

/**
 * Returns the time step of a code (RFC 6238) that is valid now, or was or will be within one step, since clocks differ;
 * undefined for any other text. The caller must refuse the same step, and earlier ones, a second time.
 */
export async function findTotpStep(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

export const RECOVERY_CODE_COUNT = 10;

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CODE_LENGTH = 12;

/** Creates a recovery code with 59 bits of entropy, such as `k7mq-9tzp-xw3d`. */
export function createRecoveryCode(): string {
  const letters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)]!,
  );
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Removes what people add while typing a code: spaces, hyphens, capitals. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Whether a normalized code has the shape of a recovery code. */
export const isRecoveryCode = (code: string): boolean => /^[a-z2-9]{12}$/.test(code);
