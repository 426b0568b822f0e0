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

/** True when a headline is too long for the large step: its longest line, or all of it, says so. */
export function isLong(text: string, perLine = 24): boolean {
  const lines = text.split('\n');
  const room = lines.length > 1 ? perLine : perLine * 2;
  return lines.length > 2 || lines.some((line) => line.length > room);
}
