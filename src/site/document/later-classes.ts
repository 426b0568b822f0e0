/**
 * Classes that scripts or panels of the server bring into a document, by a class of the document that announces them. Their rules
 * are sent with it. `site/document/later-classes.test.tsx` finds what is missing here.
 */
const LATER: Readonly<Record<string, string>> = {
  toasts: 'toast-title sr-only tone-paper btn btn-ink btn-quiet',
  logos: 'logo-fading logos-turned',
  filters: 'pending skeleton-card post-grid wrap section',
  // A form with mistakes, and its confirmation.
  'form-fields':
    'field-errors form-error form-panel form-sent h2-long lead btn btn-large btn-copper more arrow',
  // Its other steps, and the failure screen.
  'assessment-card':
    'assessment-empty assessment-resumed more section grid-12 opening h2-long h2 lead btn-quiet check text-link field-errors form-error ' +
    'gauge gauge-track gauge-bands gauge-cut level chips chip streams streams-wide question question-progress question-pillar ' +
    'question-text question-hint question-options option result-aside tone-pine h3 summary form-short bar-legend result-pillars ' +
    'result-pillar result-answer result-score result-ring result-meaning results result-panel result-details heading-label ' +
    'result-share share-link thanks-level bar promises assessment wrap failure h1-long',
};

/** Adds the classes that these announce. */
export function withLater(classes: ReadonlySet<string>): Set<string> {
  const announced = Object.entries(LATER).filter(([name]) => classes.has(name));
  return new Set([...classes, ...announced.flatMap(([, names]) => names.split(' '))]);
}
