import { expect, test } from 'vitest';
import { MAX_PART_BYTES, UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';
import { matchesPath } from '#src/platform/http/rate-limits.server.ts';
import { BODY_LIMITS } from './body-limits.ts';

test.each([UPLOADS_PATH, `${UPLOADS_PATH}/0123456789abcdef0123456789abcdef`])(
  'a part of an upload fits into a request to %s',
  (path) => {
    const limit = BODY_LIMITS.find((each) => matchesPath(each.path, path));
    expect(limit).toMatchObject({ maxBytes: MAX_PART_BYTES });
    expect(limit).not.toHaveProperty('maxValues');
  },
);
