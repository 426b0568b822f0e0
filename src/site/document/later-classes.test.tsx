import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { AssessmentMount } from '#src/blocks/assessment/assessment-mount.tsx';
import { LeadFormPanel } from '#src/blocks/lead-form/lead-form-panel.tsx';
import { SurveyPanel } from '#src/blocks/survey-form/survey-panel.tsx';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { assessmentView } from '#src/site/ai-quotient/assessment-view.ts';
import { formView } from '#src/site/leads/form-views.ts';
import { FailureScreen } from '#src/ui/failure-screen.tsx';
import { classesIn, withLater } from './site-style.server.ts';
import { exampleQuestionnaire } from '#tests/builders/questionnaire.ts';
import { renderBlocks } from '#tests/support/render-blocks.tsx';

/** A document is sent with the rules of its classes alone, so what comes later has to be announced. */

const STYLED = new Set(
  globSync(['src/ui/styles/*.css', 'src/ui/styles/parts/*.css', 'src/blocks/*/*.css'])
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)),
);

/** Classes with rules that a document does not get although it needs them later. */
const missingIn = (document: string, later: Iterable<string>) => {
  const known = withLater(classesIn(document));
  return [...later].filter((name) => STYLED.has(name) && !known.has(name));
};

/** Classes that code writes; those of an expression are among the words of its texts. */
const classesWrittenIn = (pattern: string) =>
  new Set(
    globSync(pattern)
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(
          /class(?:Name)?\s*[:=]\s*(\{[^}]*\}|"[^"]*"|'[^']*'|`[^`]*`)/g,
        ),
      ])
      .flatMap(([, text]) => text!.match(/[\w-]+/g) ?? []),
  );

const FRAME = '<div class="site-header"></div><div class="toasts toast toast-close"></div>';

test.each(VISITOR_FORMS)('the form %s is sent with the styles of its outcomes', async (name) => {
  const type = name === 'vistage-survey' ? 'survey-form' : 'lead-form';
  const block = DEFAULT_PAGES.flatMap(({ blocks }) => blocks).find((one) => one.type === type)!;
  const document = await renderBlocks({
    blocks: [{ ...block, props: { ...block.props, form: name } }],
  });
  const view = formView(name);
  const Panel = view.steps ? SurveyPanel : LeadFormPanel;
  const errors = Object.fromEntries(view.fields.map((field) => [field.name, 'Wrong']));
  const posted = { values: {}, errors, failure: 'No', pageUri: '' };
  for (const isSent of [false, true]) {
    const later = renderToStaticMarkup(<Panel view={view} posted={{ ...posted, isSent }} />);
    expect(missingIn(document, classesIn(later))).toEqual([]);
  }
});

test('the assessment is sent with the styles of all of its steps', () => {
  const view = assessmentView(exampleQuestionnaire('2026-11', 1));
  const document = FRAME + renderToStaticMarkup(<AssessmentMount name="assessment" view={view} />);
  const failed = renderToStaticMarkup(<FailureScreen message="" />);
  expect(
    missingIn(document, [...classesWrittenIn('src/blocks/assessment/*.tsx'), ...classesIn(failed)]),
  ).toEqual([]);
});

test('what scripts of the site write is announced by something on each page that has it', () => {
  const later = classesWrittenIn('src/{site,inline,blocks}/**/!(suggest*).{island,inline,}*.ts');
  const document = `${FRAME}<div class="insights-filters"></div><ul class="logos"></ul><section class="first-days"></section><form class="form-panel newsletter-form"></form>`;
  expect(missingIn(document, later)).toEqual([]);
});
