/** Chinese characters, Japanese syllables and Cyrillic letters, in which companies and people spell their names. */
const OTHER_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・\p{Script=Cyrillic}]/u;

/** Whether a text has characters of scripts for which our own fonts have none. */
export const hasOtherScripts = (text: string): boolean => OTHER_SCRIPTS.test(text);
