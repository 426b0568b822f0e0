import type { DocumentContent } from '#src/domains/documents/document.ts';
import { parsePostBody } from '../post-body.ts';
import type { SiteOfTemplate } from './post-from-template.ts';
import type { TemplateChange, Versions } from './template-changes.ts';
import type { PostTemplate, TemplateContent } from './template-content.ts';
import { updateSections } from './update-sections.ts';
import { updateCta, updateSettings } from './update-settings.ts';

/** A version of a template, published. */
export interface TemplateVersion {
  version: number;
  content: TemplateContent;
}

interface TemplateUpdate {
  content: DocumentContent;
  changes: readonly TemplateChange[];
}

/**
 * Takes a post from one version of its template to another. What its author wrote stays, where they put it; what is still as the
 * old version had it becomes as the new one has it.
 */
export function updateOf(
  from: TemplateVersion,
  to: TemplateVersion,
  post: DocumentContent,
  used: PostTemplate,
  site: SiteOfTemplate,
): TemplateUpdate {
  const versions: Versions = { old: from.content, young: to.content, values: used.values };
  const changes: TemplateChange[] = [];
  const written = updateSections(versions, parsePostBody(post['body']), changes);
  const body = updateCta(versions, written, changes);
  const settings = updateSettings(versions, post, used, site, changes);
  const content = { ...post, ...settings, body, template: { ...used, version: to.version } };
  return { content, changes };
}
