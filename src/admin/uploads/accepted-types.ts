import { FILE_TYPES } from '#src/domains/media/intake/file-types.ts';

/** What a file dialog offers. Other types can still be dropped: the server says why it refuses them. */
export const ACCEPTED_TYPES = FILE_TYPES.map(({ contentType }) => contentType).join(',');
