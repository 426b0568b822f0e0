const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Whether a heading shows its label: the title does not begin with it. */
export function isLabelNeeded(label: string, title: string): boolean {
  return label !== '' && !`${plain(title)} `.startsWith(`${plain(label)} `);
}

/** The text of a heading in one line, as screen readers read it. */
export function headingText(label: string, title: string): string {
  const line = title.replaceAll(/\s+/g, ' ').trim();
  return isLabelNeeded(label, title) ? `${label}: ${line}` : line;
}
