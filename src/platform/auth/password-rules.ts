export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** Facts of an account that an attacker knows, and so must not be its password. */
export interface PasswordContext {
  email: string;
  /** the user's name */
  name?: string;
}

const LOOKALIKES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };
const SYMBOLS: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };

/** Name of the product, which is part of many addresses and of its pages. */
const SITE_WORDS = ['cadron'];
/** Shorter words, such as 'com', are parts of too many others. */
const MIN_WORD_LENGTH = 4;
/** Letters and digits that must remain without these words. */
const MIN_REST_LENGTH = 6;

/**
 * Returns why a password is rejected, or undefined when it is accepted. Length is the main rule. Common passwords are
 * also rejected with digits or symbols appended, or typed twice; the words of the account, with little more than them.
 * @param isCommon of a larger list, see `checkPassword`
 */
export function findPasswordWeakness(
  password: string,
  context: PasswordContext,
  isCommon: (text: string) => boolean = () => false,
): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `must have at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH)
    return `must have at most ${MAX_PASSWORD_LENGTH} characters`;
  if (new Set(password).size < 5) return 'has too few different characters';
  const lower = password.toLowerCase();
  const name = context.email.split('@')[0]!.toLowerCase();
  const isKnown = (text: string) => text === name || COMMON_PASSWORDS.has(text);
  if (listVariants(lower).some(isKnown)) return 'is too easy to guess';
  // A long list has a short word for many parts of a good password: only one that is most of it counts.
  const isMostly = ({ length }: string, text: string) => length * 2 >= text.length;
  const isWeak = (text: string) =>
    listVariants(text, (variant) => isMostly(variant, text)).some(
      (variant) => isKnown(variant) || isCommon(variant),
    );
  if (isWeak(lower)) return 'is too easy to guess';
  const rest = removeWords(lower, listWords(context));
  if (rest === lower) return undefined;
  const letters = rest.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length >= MIN_REST_LENGTH && !isWeak(letters)) return undefined;
  return 'is too close to your name, your email address, or this site';
}

/** The words of an account, the longest first. */
const listWords = ({ email, name = '' }: PasswordContext) =>
  [...`${email} ${name}`.toLowerCase().split(/[^\p{L}\p{N}]+/u), ...SITE_WORDS]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);

const removeWords = (text: string, words: readonly string[]) =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text);

/** @param counts whether a variant, before its repetition is removed, counts */
function listVariants(password: string, counts: (variant: string) => boolean = () => true) {
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
  return lengthened.filter(counts).flatMap((text) => [text, collapseRepetition(text)]);
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
