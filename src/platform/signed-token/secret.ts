/** The session secret, or several: the first signs and seals, all verify and open (docs/runbooks/secret.md). */
export type Secret = string | readonly string[];

export const secretsOf = (secret: Secret): readonly string[] =>
  typeof secret === 'string' ? [secret] : secret;

/** The one that signs and seals. */
export const currentSecret = (secret: Secret): string => secretsOf(secret)[0]!;

export const MIN_SECRET_LENGTH = 32;

/** Parses secrets separated by commas. A text with a part that is too short for a secret is one secret with a comma. */
export function parseSecrets(text: string): readonly string[] {
  const parts = text.split(',').map((one) => one.trim());
  return parts.every((one) => one.length >= MIN_SECRET_LENGTH) ? parts : [text];
}
