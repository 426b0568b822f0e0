import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { nameOfField } from '#src/domains/documents/history/name-of-field.ts';
import { textAt, valueAt } from '#src/domains/documents/merge/content-path.ts';
import { OverrideNote } from './override-note.tsx';
import { shownTitle } from './search-fields.tsx';
import { SocialPreview } from './social-preview.tsx';

interface IndexingFieldsProps {
  document: ScreenDocument;
  content: DocumentContent;
  hiddenHelp: string;
}

const NOINDEX = { kind: 'switch', initial: false } as const;
const CANONICAL = { kind: 'text', min: 0, picks: 'link' } as const;
const PICTURE = { kind: 'text', min: 0, picks: 'picture' } as const;

/** Whether search engines list a document, or another address in its place. */
export const IndexingFields = ({ document, content, hiddenHelp }: IndexingFieldsProps) => (
  <>
    <ValueField
      spec={NOINDEX}
      label={nameOfField('seo.noindex')}
      help={hiddenHelp}
      path="seo.noindex"
      value={valueAt(content, ['seo', 'noindex']) === true}
      isOptional
    />
    <OverrideNote live={document.live} field="noindex" />
    <ValueField
      spec={CANONICAL}
      label={nameOfField('seo.canonical')}
      help="Only if search engines should list another page instead."
      path="seo.canonical"
      value={textAt(content, 'seo', 'canonical') || undefined}
      isOptional
    />
    <OverrideNote live={document.live} field="canonical" />
  </>
);

interface SharingFieldsProps {
  document: ScreenDocument;
  content: DocumentContent;
  pictureHelp: string;
  /** what is shown without a description of its own */
  fallback?: string;
}

/** The picture for links to a document, and how it looks where they are shared. */
export function SharingFields({ document, content, pictureHelp, fallback }: SharingFieldsProps) {
  const { live, titleSuffix } = document;
  const text = (name: string) => textAt(content, 'seo', name).trim();
  return (
    <>
      <h3>Link previews</h3>
      <div className="grid gap-4">
        <ValueField
          spec={PICTURE}
          label={nameOfField('seo.image')}
          help={pictureHelp}
          path="seo.image"
          value={text('image') || undefined}
          isOptional
        />
        <OverrideNote live={live} field="image" />
        <SocialPreview
          address={live?.address}
          image={text('image')}
          title={shownTitle(text('title') || content.title.trim(), titleSuffix)}
          description={text('description') || (fallback ?? '')}
        />
      </div>
    </>
  );
}
