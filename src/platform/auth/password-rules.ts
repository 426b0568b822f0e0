export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

const LOOKALIKES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };
const SYMBOLS: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };

/**
 * Returns why a password is rejected, or undefined when it is accepted. Length is the main rule. Common passwords are
 * also rejected with digits or symbols appended, or typed twice.
 */
export function findPasswordWeakness(password: string, email: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `must have at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH)
    return `must have at most ${MAX_PASSWORD_LENGTH} characters`;
  if (new Set(password).size < 5) return 'has too few different characters';
  const name = email.split('@')[0]!.toLowerCase();
  const isKnown = (text: string) => COMMON_PASSWORDS.has(text) || text === name;
  if (listVariants(password.toLowerCase()).some(isKnown)) return 'is too easy to guess';
  return undefined;
}

function listVariants(password: string): string[] {
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
    // replaces look-alikes only before the trailing digits: p4ssw0rd2026
    password.replace(tail, '').replace(/[@$!01345]/g, (sign) => SYMBOLS[sign] ?? LOOKALIKES[sign]!),
  ];
  return lengthened.flatMap((text) => [text, collapseRepetition(text)]);
}

/** `qwertyqwerty` becomes `qwerty`. */
const collapseRepetition = (text: string) => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/** The hundred most used passwords of published leaks, in lower case, without variants that differ only in digits. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football monkey
  letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 superman 654321 1qaz2wsx 7777777
  qazwsx jordan jennifer 123qwe 121212 killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger
  charlie robert sunshine iloveyou fuckyou ranger hockey computer starwars asshole pepper klaster 112233 zxcvbn freedom
  princess maggie pass ginger 11111111 131313 love cheese 159753 summer chelsea dallas biteme matrix yankees 6969
  corvette austin access thunder merlin secret diamond hello hammer 1234qwer silver gfhjkm internet samantha golfer
  scooter test orange cookie q1w2e3r4 maverick sparky phoenix welcome admin changeme letmeinnow passwort administrator
  qwerty123 iloveyou1 default guest`.split(/\s+/),
);
