import type { DocumentProblem } from '#src/domains/documents/document.ts';
import { sectionsOf, type TemplateContent } from './template-content.ts';
import { isCommonVariable, isVariableName, placeholdersIn } from './template-variables.ts';

interface TemplateProblem extends DocumentProblem {
  severity: 'error' | 'warning';
}

/** Problems that keep a template from being published, and what could be better. */
export function problemsOfTemplate(template: TemplateContent): TemplateProblem[] {
  return [
    ...problemsOfSections(template),
    ...problemsOfVariables(template),
    ...problemsOfCta(template),
    ...unknownVariables(template),
  ];
}

const blocks = (message: string, field: string, block?: string): TemplateProblem => ({
  severity: 'error',
  message,
  field,
  ...(block !== undefined && { block }),
});

function problemsOfSections(template: TemplateContent): TemplateProblem[] {
  const sections = sectionsOf(template);
  if (sections.length === 0)
    return [blocks('Add a section: a template without sections is a blank post.', 'blocks')];
  const headings = new Set<string>();
  return sections.flatMap(
    ({ id, heading, minWords, maxWords, isRequired, guidance, lockedText }) => {
      const found: TemplateProblem[] = [];
      const name = heading.trim().toLowerCase();
      if (name === '') found.push(blocks('Write the heading of this section.', 'heading', id));
      else if (headings.has(name))
        found.push(
          blocks('Another section has this heading. Word one of them differently.', 'heading', id),
        );
      headings.add(name);
      if (minWords !== null && maxWords !== null && minWords > maxWords)
        found.push(
          blocks(`Enter at least ${minWords} words, or lower the minimum.`, 'maxWords', id),
        );
      if (isRequired && guidance.trim() === '' && lockedText.length === 0)
        found.push({
          severity: 'warning',
          message: 'Say what belongs here: writers see the guidance while the section is empty.',
          field: 'guidance',
          block: id,
        });
      return found;
    },
  );
}

function problemsOfVariables({ variables }: TemplateContent): TemplateProblem[] {
  const names = new Set<string>();
  return variables.flatMap(({ name }, at) => {
    const field = `variables.${at}.name`;
    const isTaken = names.has(name);
    names.add(name);
    if (!isVariableName(name))
      return [
        blocks('Use small letters, numbers, and hyphens, with a letter first: “city.”', field),
      ];
    if (isCommonVariable(name))
      return [blocks(`{${name}} is known already. Choose another name.`, field)];
    return isTaken ? [blocks(`There are two variables {${name}}. Rename one.`, field)] : [];
  });
}

function problemsOfCta({ cta }: TemplateContent): TemplateProblem[] {
  if (!cta || Object.values(cta).every((value) => String(value).trim() === '')) return [];
  if (cta.label.trim() === '')
    return [blocks('Write the text on the button, or remove the call to action.', 'cta.label')];
  return cta.href.trim() === ''
    ? [blocks('Choose where the button leads, or remove the call to action.', 'cta.href')]
    : [];
}

/** A misspelled variable would stand in posts in its braces. */
function unknownVariables(template: TemplateContent): TemplateProblem[] {
  const own = new Set(template.variables.map(({ name }) => name));
  const check = (value: unknown, field: string, knowsCommon: boolean, block?: string) =>
    placeholdersIn(typeof value === 'string' ? value : JSON.stringify(value ?? ''))
      .filter((name) => !own.has(name) && !(knowsCommon && isCommonVariable(name)))
      .map((name) =>
        blocks(
          `There is no variable {${name}}. Add it to the variables, or correct its name.`,
          field,
          block,
        ),
      );
  return [
    ...check(template.postTitle, 'postTitle', false),
    ...check(template.searchTitle, 'searchTitle', true),
    ...check(template.tags, 'tags', false),
    ...check(template.cta, 'cta.title', false),
    ...sectionsOf(template).flatMap(({ id, heading, guidance, lockedText }) => [
      ...check(heading, 'heading', false, id),
      ...check(guidance, 'guidance', false, id),
      ...check(lockedText, 'lockedText', false, id),
    ]),
  ];
}
