import { Fragment } from 'react';

/** A headline with the line breaks of its author. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

/** Returns the size class of a page's headline, whose lines span eight of twelve columns. */
export function heroStep(title: string): string {
  if (isLong(title, 17)) return 'h1-long';
  return isLong(title, 13) ? 'h1 h1-mid' : 'h1';
}

/** Whether a headline is too long for the large size: it has more than two lines, or a line is too long. */
export function isLong(text: string, perLine = 24): boolean {
  const lines = text.split('\n');
  const room = lines.length > 1 ? perLine : perLine * 2;
  return lines.length > 2 || lines.some((line) => line.length > room);
}
