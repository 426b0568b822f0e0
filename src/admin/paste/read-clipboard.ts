import type { ForeignBody } from '#src/domains/content/foreign/foreign-body.ts';
import { bodyFromMarkdown, isPlainlyMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { bodyFromText } from '#src/domains/content/foreign/plain-text.ts';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import type { ClipboardText } from './clipboard-text.ts';

export interface ReadClipboard extends ForeignBody {
  /** the same as plain text, where its signs were taken for Markdown */
  plain?: ForeignBody;
}

/** Makes a body of what another program copied. Loaded with the first paste. */
export function readClipboard(clip: ClipboardText, origin: string): ReadClipboard {
  const { html, text, rtf, code } = clip;
  const read =
    html.trim() === '' ? undefined : bodyFromHtml(html, { rtf: rtf || undefined, origin });
  const hasFormat = read?.body.content?.some(isFormatted) ?? false;
  const isEmpty = read && (read.body.content?.length ?? 0) === 0 && read.leftOut.length === 0;
  if (read && hasFormat && code === '') return read;
  if (isPlainlyMarkdown(text))
    return { ...bodyFromMarkdown(text, { origin }), plain: bodyFromText(text) };
  return read && !isEmpty ? read : bodyFromText(text);
}

/** Boxes around lines are no format: they are what a view of plain text looks like. */
const isFormatted = ({ type, content = [] }: BodyNode): boolean =>
  type !== 'codeBlock' &&
  (type !== 'paragraph' || content.some((run) => (run.marks ?? []).some(isOfText)));

const isOfText = ({ type }: { type: string }): boolean => type !== 'link' && type !== 'code';
