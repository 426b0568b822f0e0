import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import { nameOfField } from '#src/domains/documents/history/name-of-field.ts';
import { OverrideNote } from './override-note.tsx';

interface IndexingFieldsProps {
  live: ScreenDocument['live'];
  isHidden: boolean;
  hiddenHelp: string;
  /** undefined for none */
  canonical: unknown;
}

const NOINDEX = { kind: 'switch', initial: false } as const;
const CANONICAL = { kind: 'text', min: 0, picks: 'link' } as const;

/** Whether search engines list a document, or another address in its place. */
export const IndexingFields = ({ live, isHidden, hiddenHelp, canonical }: IndexingFieldsProps) => (
  <>
    <ValueField
      spec={NOINDEX}
      label={nameOfField('seo.noindex')}
      help={hiddenHelp}
      path="seo.noindex"
      value={isHidden}
      isOptional
    />
    <OverrideNote live={live} field="noindex" />
    <ValueField
      spec={CANONICAL}
      label={nameOfField('seo.canonical')}
      help="Only if search engines should list another page instead."
      path="seo.canonical"
      value={canonical}
      isOptional
    />
    <OverrideNote live={live} field="canonical" />
  </>
);
