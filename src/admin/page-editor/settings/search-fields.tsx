import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { PlainField } from '#src/admin/page-editor/plain-field.tsx';
import {
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import { OverrideNote } from './override-note.tsx';
import { SearchResult } from './search-result.tsx';
import { WidthMeter, widthInWords } from './width-meter.tsx';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { textAt, valueAt } from '#src/domains/documents/merge/content-path.ts';
import { nameOfField } from '#src/domains/documents/history/name-of-field.ts';

interface SearchFieldsProps {
  document: ScreenDocument;
  content: DocumentContent;
  path: string;
  /** what is shown without a title of its own */
  title?: string;
  /** what is shown without a description of its own */
  fallback?: string;
  /** what search engines show without any of both */
  advice?: string;
}

/** The fields for search engines, with the width that each text has there and a preview of the result. */
export function SearchFields(props: SearchFieldsProps) {
  const { document, content, path, title = content.title, fallback = '', advice } = props;
  const { live, titleSuffix: suffix } = document;
  const seoTitle = textAt(content, 'seo', 'title');
  const description = textAt(content, 'seo', 'description');
  const shown = shownTitle(seoTitle.trim() || title.trim(), suffix);
  const text = description.trim() || fallback.trim();
  return (
    <>
      <SearchText
        path="seo.title"
        value={seoTitle}
        placeholder={seoTitle === '' ? title : undefined}
        width={titleWidth(shown)}
        max={MAX_TITLE_WIDTH}
        note={suffix === '' ? '' : `, with “${suffix.trim()}”`}
      />
      <OverrideNote live={live} field="title" />
      <SearchText
        path="seo.description"
        value={description}
        placeholder={description === '' ? fallback : undefined}
        width={descriptionWidth(text)}
        max={MAX_DESCRIPTION_WIDTH}
        note={description.trim() === '' && fallback.trim() !== '' ? ', from the excerpt' : ''}
      />
      <OverrideNote live={live} field="description" />
      <SearchResult
        path={path}
        title={shown}
        description={text}
        isHidden={valueAt(content, ['seo', 'noindex']) === true}
        advice={advice}
      />
    </>
  );
}

/** A title as the head of the page has it. */
export const shownTitle = (own: string, suffix: string): string =>
  own === '' || own.endsWith(suffix) ? own : own + suffix;

interface SearchTextProps {
  path: string;
  value: string;
  placeholder: string | undefined;
  /** pixels of what search results show */
  width: number;
  /** where they cut it off */
  max: number;
  /** what the width includes */
  note: string;
}

function SearchText({ path, value, placeholder, width, max, note }: SearchTextProps) {
  const pixels = Math.round(width);
  return (
    <PlainField
      path={path}
      label={nameOfField(path)}
      help={widthInWords(pixels, max, note)}
      rows={1}
      placeholder={placeholder}
      value={value}
      toValue={(text) => text.replaceAll('\n', ' ')}
    >
      <WidthMeter pixels={pixels} max={max} />
    </PlainField>
  );
}
