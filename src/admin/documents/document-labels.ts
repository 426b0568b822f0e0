import type { DocumentState } from '#src/domains/documents/life/life.ts';

export const STATE_NAMES: Readonly<Record<DocumentState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed since',
  unpublished: 'Offline',
  trash: 'In the trash',
};

/** A name as it is; of an email address, the part before the @, as colleagues say it. */
export const shortName = (name: string): string => name.replace(/@.*$/, '');
