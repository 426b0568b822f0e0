import { isUuid } from '#src/platform/ids/is-uuid.ts';

export interface DescribedText {
  alt: string;
  isDecorative: boolean;
  /** what the form showed first */
  base?: { alt: string; isDecorative: boolean } | undefined;
}

/** The first value of a form, as the hidden field `was-<id>` holds it. */
export const baseValue = ({ alt, isDecorative }: DescribedText): string =>
  `${isDecorative ? 1 : 0}${alt}`;

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
    const was = form.get(`was-${id}`);
    const base =
      typeof was === 'string'
        ? { alt: was.slice(1), isDecorative: was.startsWith('1') }
        : undefined;
    const alt = isDecorative ? '' : value.replaceAll(/\s+/g, ' ').trim();
    texts.set(id, { alt, isDecorative, base });
  }
  return texts;
}
