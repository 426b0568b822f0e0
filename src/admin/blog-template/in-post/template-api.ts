import { TEMPLATES_PATH, templateAddress } from '#src/admin/parts/blog-template-address.ts';
import type { SiteOfTemplate } from '#src/domains/content/templates/post-from-template.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import type { TemplateVersion } from '#src/domains/content/templates/template-update.ts';

/** Replies of the endpoints of templates to the editor of a post. */

export interface VersionsReply {
  /** its name now */
  title: string;
  /** the version that the post was made from; null if it is no longer kept */
  used: TemplateContent | null;
  /** the version that new posts get; null if the template is archived or in the trash */
  live: TemplateVersion | null;
  site: SiteOfTemplate;
}

/** Where the versions of a template are read. */
export const versionsApi = (id: string, used: number): string =>
  `${templateAddress(id)}/versions?used=${used}`;

export const MAKE_TEMPLATE_API = `${TEMPLATES_PATH}/make`;
