/** A label within a sentence: 'Extra' becomes 'extra', and 'CRM strategies' stays. */
export const labelInSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
