import { useEffect, useRef } from 'react';
import { DocumentPreview } from '#src/admin/page-editor/canvas/document-preview.tsx';
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
      note={<p className="sample-note">Sample text, with the examples of the variables</p>}
      onShow={(doc) => {
        shown.current = doc;
        takeCharge(doc, (text) => onPress.current(text));
      }}
    />
  );
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const HEADINGS = '.article-body :is(h2, h3, h4)';
const NAMES: Readonly<Record<string, string>> = {
  header: 'Header',
  main: 'Text',
  footer: 'Footer',
};

/**
 * Takes charge of a loaded sample: nothing in it leads anywhere or is reached by Tab, and its landmarks are not those of the editor
 * around it.
 * @param onHeading called with the text of a heading that was pressed
 */
function takeCharge(doc: Document, onHeading: (text: string) => void): void {
  doc.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const heading = (event.target as Element).closest?.(HEADINGS);
      if (heading) onHeading(heading.textContent.trim());
    },
    { capture: true },
  );
  doc.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  for (const control of doc.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = -1;
  for (const landmark of doc.querySelectorAll('body > :is(header, main, footer)'))
    landmark.setAttribute('aria-label', `${NAMES[landmark.localName] ?? 'Part'} of the sample`);
}

/** Scrolls the frame to a heading of the article. */
function showHeading(doc: Document, text: string): void {
  const found = [...doc.querySelectorAll(HEADINGS)].find(
    (heading) => heading.textContent.trim() === text,
  );
  const view = doc.defaultView;
  if (!found || !view) return;
  const reduced = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not `scrollIntoView`, which would scroll the editor around the frame, too.
  const { top } = found.getBoundingClientRect();
  const middle = view.scrollY + top - view.innerHeight / 3;
  view.scrollTo({ top: Math.max(0, middle), behavior: reduced ? 'auto' : 'smooth' });
}
