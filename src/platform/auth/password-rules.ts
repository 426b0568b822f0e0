import { COMMON_PASSWORDS } from './common-passwords.ts';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

const LOOKALIKES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };
const SYMBOLS: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };

/**
 * Says why a password is refused, or undefined when it will do. Long enough is the main rule; beyond it, the usual
 * ones are refused also when lengthened by digits and signs, or by being typed twice.
 */
export function passwordWeakness(password: string, email: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD)
    return `must have at least ${SHORTEST_PASSWORD} characters`;
  if (password.length > LONGEST_PASSWORD) return `must have at most ${LONGEST_PASSWORD} characters`;
  if (new Set(password).size < 5) return 'repeats too few characters';
  const name = email.split('@')[0]!.toLowerCase();
  const isKnown = (text: string) => COMMON_PASSWORDS.has(text) || text === name;
  if (variants(password.toLowerCase()).some(isKnown)) return 'is too easy to guess';
  return undefined;
}

function variants(password: string): string[] {
  const plain = password.replace(/[@$!]/g, (sign) => SYMBOLS[sign]!);
  const spelled = plain.replace(/[01345]/g, (digit) => LOOKALIKES[digit]!);
  const tail = /[^a-z]+$/;
  const lengthened = [
    password,
    password.replace(tail, ''),
    password.replace(/[^a-z]/g, ''),
    password.replace(/[^\d]/g, ''),
    plain.replace(tail, ''),
    spelled.replace(/[^a-z]/g, ''),
    // the look-alikes only before the digits at the end: p4ssw0rd2026
    password.replace(tail, '').replace(/[@$!01345]/g, (sign) => SYMBOLS[sign] ?? LOOKALIKES[sign]!),
  ];
  return lengthened.flatMap((text) => [text, unrepeated(text)]);
}

/** `qwertyqwerty` is `qwerty`. */
const unrepeated = (text: string) => /^(.+?)\1+$/.exec(text)?.[1] ?? text;
