import { findPasswordWeakness, type PasswordContext } from './password-rules.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords of published leaks (zxcvbn), in lower case: 3.6 MB, loaded in 40 ms with the first new password. */
const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

/** Returns why a new password is rejected, as the end of a sentence; undefined when it is accepted. No network. */
export async function checkPassword(
  password: string,
  context: PasswordContext,
): Promise<string | undefined> {
  const common = await loadCommonPasswords();
  return findPasswordWeakness(password, context, (text) => common.has(text));
}
