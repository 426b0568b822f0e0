import {
  completionOf,
  type SectionCompletion,
} from '#src/domains/content/templates/template-completion.ts';
import { problemsOfTemplate } from '#src/domains/content/templates/template-problems.ts';
import { rangeText } from '#src/domains/content/templates/section-rules.ts';
import { placeholdersIn } from '#src/domains/content/templates/template-variables.ts';
import { type Found, found, foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

/** A post keeps what its template promises: required sections, locked texts, and values for all variables. */
export const postSections: DocumentRule = ({ post, texts }, { postTemplate }) => {
  if (!post?.template || !postTemplate) return [];
  const { values } = post.template;
  const { sections } = completionOf(postTemplate, post.body, values);
  const own = new Set(postTemplate.variables.map(({ name }) => name));
  const open = placeholdersIn(texts.map(({ text }) => text).join(' ')).filter((name) =>
    own.has(name),
  );
  return [
    ...sections.flatMap(findingsOf),
    ...open.map((name) =>
      found('post-sections', `Replace {${name}} in the text: it is a variable of the template.`, {
        field: 'body',
      }),
    ),
  ];
};

function findingsOf(section: SectionCompletion): Found[] {
  const { heading, at, isLockedChanged } = section;
  const place = { field: at === undefined ? 'body' : `body.content.${at}` };
  return [
    ...findingOf(section).map((each) => ({ ...each, ...place })),
    ...foundIf(
      isLockedChanged,
      'post-sections',
      `Put the locked text of “${heading}” back: the template does not let it change.`,
      place,
    ),
  ];
}

function findingOf(section: SectionCompletion): Found[] {
  const { heading, state, words, isRequired, isForWriting, minWords, maxWords } = section;
  const broken = (message: string) => [found('post-sections', message)];
  const unfinished = (message: string) => [found('post-section-length', message)];
  switch (state) {
    case 'missing':
      if (isRequired)
        return broken(`Add the section “${heading}” again: the template requires it.`);
      // Its locked text is gone with it.
      return isForWriting ? [] : broken(`Add the section “${heading}” again: its text is locked.`);
    case 'empty':
      return isRequired
        ? broken(`Write the section “${heading}”: the template requires it.`)
        : unfinished(`Write the section “${heading},” or remove its heading: it is empty.`);
    case 'short':
    case 'long':
      return unfinished(
        `“${heading}” has ${words} words; the template asks for ${rangeText(minWords, maxWords)}.`,
      );
    case 'done':
      return [];
  }
}

/** Problems that would keep posts from being made from a template. */
export const templateSections: DocumentRule = ({ template }) =>
  (template ? problemsOfTemplate(template) : []).map(({ severity, message, ...place }) =>
    found(severity === 'error' ? 'template-sections' : 'template-advice', message, place),
  );
