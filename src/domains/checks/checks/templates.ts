import {
  type Completion,
  completionOf,
  type SectionCompletion,
} from '#src/domains/content/post-template/template-completion.ts';
import { problemsOfTemplate } from '#src/domains/content/post-template/template-problems.ts';
import { rangeText } from '#src/domains/content/post-template/section-rules.ts';
import { placeholdersIn } from '#src/domains/content/post-template/template-variables.ts';
import type { Check } from '../check.ts';
import { blocks, type Found, warns } from '../finding.ts';

/** A post keeps what its template promises: required sections, locked texts, and values for all variables. */
export const postSections: Check = {
  id: 'post-sections',
  title: 'Sections of the template',
  kinds: ['post'],
  find({ post, texts }, { postTemplate }) {
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
        blocks(`Replace {${name}} in the text: it is a variable of the template.`, {
          field: 'body',
        }),
      ),
    ];
  },
};

function findingsOf(section: Completion['sections'][number]): Found[] {
  const { heading, at, isLockedChanged } = section;
  const place = { field: at === undefined ? 'body' : `body.content.${at}` };
  const found = findingOf(section);
  return [
    ...(found ? [{ ...found, ...place }] : []),
    ...(isLockedChanged
      ? [
          blocks(
            `Put the locked text of “${heading}” back: the template does not let it change.`,
            place,
          ),
        ]
      : []),
  ];
}

function findingOf(section: SectionCompletion): Found | undefined {
  const { heading, state, words, isRequired, isForWriting, minWords, maxWords } = section;
  const range = rangeText(minWords, maxWords);
  switch (state) {
    case 'missing':
      if (isRequired)
        return blocks(`Add the section “${heading}” again: the template requires it.`);
      // Its locked text is gone with it.
      return isForWriting
        ? undefined
        : blocks(`Add the section “${heading}” again: its text is locked.`);
    case 'empty':
      return isRequired
        ? blocks(`Write the section “${heading}”: the template requires it.`)
        : warns(`Write the section “${heading},” or remove its heading: it is empty.`);
    case 'short':
    case 'long':
      return warns(`“${heading}” has ${words} words; the template asks for ${range}.`);
    case 'done':
      return undefined;
  }
}

/** What would keep posts from being made from a template. */
export const templateSections: Check = {
  id: 'template-sections',
  title: 'Sections and variables',
  kinds: ['template'],
  find: ({ template }) => (template ? problemsOfTemplate(template) : []),
};
