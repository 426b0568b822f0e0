import { isUuid } from '#src/platform/ids/is-uuid.ts';

export interface DescribedText {
  alt: string;
  isDecorative: boolean;
}

/** By the id of the file. */
export type DescribeValues = Readonly<Record<string, DescribedText>>;

/** The texts of a posted form: fields `alt-<id>` and `decorative-<id>`. A decorative picture has no text. */
export function readTexts(form: FormData): Map<string, DescribedText> {
  const texts = new Map<string, DescribedText>();
  for (const [name, value] of form) {
    if (!name.startsWith('alt-') || typeof value !== 'string') continue;
    const id = name.slice('alt-'.length);
    if (!isUuid(id)) continue;
    const isDecorative = form.has(`decorative-${id}`);
    texts.set(id, { alt: isDecorative ? '' : value.replaceAll(/\s+/g, ' ').trim(), isDecorative });
  }
  return texts;
}
