import { useEffect, useRef } from 'react';
import { DocumentPreview } from '#src/admin/page-editor/canvas/document-preview.tsx';
import { scrollFrame, takeCharge } from '#src/admin/page-editor/canvas/frame-page.ts';
import { exampleValues } from '#src/domains/content/templates/sample-post.ts';
import {
  sectionsOf,
  type TemplateContent,
} from '#src/domains/content/templates/template-content.ts';
import { fillIn } from '#src/domains/content/templates/template-variables.ts';

interface SamplePostProps {
  documentId: string;
  title: string;
  /** of the stored working copy */
  version: number;
  isBehind: boolean;
  template: TemplateContent;
  /** id of a section */
  selected: string | undefined;
  onSelect(id: string): void;
}

/** A post from the template with sample text, as the site would show it. */
export function SamplePost({ template, selected, onSelect, ...preview }: SamplePostProps) {
  const shown = useRef<Document>(undefined);
  // A heading with the examples of the variables.
  const headings = sectionsOf(template).map(({ id, heading }) => ({
    id,
    text: fillIn(heading, exampleValues(template)).trim(),
  }));
  const heading = headings.find(({ id }) => id === selected)?.text;
  useEffect(() => {
    if (shown.current && heading) showHeading(shown.current, heading);
  }, [heading]);
  const press = (text: string) => {
    const pressed = headings.find((each) => each.text === text);
    if (pressed) onSelect(pressed.id);
  };
  const onPress = useRef(press);
  useEffect(() => {
    onPress.current = press;
  });
  return (
    <DocumentPreview
      {...preview}
      view="sample"
      note={
        <p className="sample-note py-2 muted">Sample text, with the examples of the variables</p>
      }
      onShow={(doc) => {
        shown.current = doc;
        openSample(doc, (text) => onPress.current(text));
      }}
    />
  );
}

const HEADINGS = '.article-body :is(h2, h3, h4)';
/** Takes charge of a loaded sample. A press of a heading calls `onHeading` with its text, and nothing else leads anywhere. */
function openSample(doc: Document, onHeading: (text: string) => void): void {
  takeCharge(doc, 'the sample');
  doc.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const heading = (event.target as Element).closest?.(HEADINGS);
      if (heading) onHeading(heading.textContent.trim());
    },
    { capture: true },
  );
}

/** Scrolls the frame to a heading of the article. */
function showHeading(doc: Document, text: string): void {
  const found = [...doc.querySelectorAll(HEADINGS)].find(
    (heading) => heading.textContent.trim() === text,
  );
  const view = doc.defaultView;
  if (!found || !view) return;
  const { top } = found.getBoundingClientRect();
  scrollFrame(view, view.scrollY + top - view.innerHeight / 3);
}
