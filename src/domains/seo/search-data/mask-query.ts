const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;

/** Runs of digits as phone numbers are written. Shorter ones, dates and years are not matched. */
const DIGITS = /\+?\(?\d[\d\s().\-/]{5,}\d/g;
const DATE = /^\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}$/;
const YEARS = /^(19|20)\d\d\s?[-/ ]\s?(19|20)\d\d$/;

/** Replaces email addresses and phone numbers in a query: what people search for can be personal data. */
export const maskQuery = (query: string): string =>
  query
    .replace(EMAIL, '(email address)')
    .replace(DIGITS, (run) => (isPhone(run) ? '(phone number)' : run));

function isPhone(run: string) {
  const digits = run.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && !DATE.test(run) && !YEARS.test(run);
}
