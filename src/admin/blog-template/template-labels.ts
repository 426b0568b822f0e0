import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';

const KIND_NAMES: Readonly<Record<string, string>> = {
  'how-to': 'How-to',
  comparison: 'Comparison',
  'local-page': 'Local page',
  'success-story': 'Success story',
  announcement: 'Announcement',
  own: 'Our own',
};

export const kindName = (kind: string): string => KIND_NAMES[kind] ?? readableName(kind);

export const KIND_CHOICES = KIND_NAMES;

/** States in the words of templates: what is taken offline is archived. */
export const TEMPLATE_STATES: Readonly<Record<DocumentState, string>> = {
  ...STATE_NAMES,
  unpublished: 'Archived',
};

export const templateTitle = (title: string): string => title.trim() || 'Untitled template';
