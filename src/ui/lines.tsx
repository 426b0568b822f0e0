import { Fragment } from 'react';

/** A headline whose author chose the line breaks: one line of text per line on the page. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

/** The size step of a page's headline: each line of it has eight of twelve columns. */
export function heroStep(title: string): string {
  if (isLong(title, 17)) return 'h1-long';
  return isLong(title, 14) ? 'h1 h1-mid' : 'h1';
}

/** True when a headline is too long for the large step: its longest line, or all of it, says so. */
export function isLong(text: string, perLine = 24): boolean {
  const lines = text.split('\n');
  const room = lines.length > 1 ? perLine : perLine * 2;
  return lines.length > 2 || lines.some((line) => line.length > room);
}
