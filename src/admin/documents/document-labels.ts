import type { DocumentState } from '#src/domains/documents/life.ts';

export const STATE_NAMES: Readonly<Record<DocumentState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed since',
  unpublished: 'Offline',
  trash: 'In the trash',
};

/** The part of an email address before the @, as colleagues say it. */
export const shortName = (name: string): string => name.replace(/@.*$/, '');
