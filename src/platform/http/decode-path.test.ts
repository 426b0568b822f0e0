import { expect, test } from 'vitest';
import { decodePath } from './decode-path.ts';

test.each([
  ['/services', '/services'],
  ['/caf%C3%A9/100%25', '/café/100%'],
  ['/caf%C3%A9/', '/café/'],
  ['/a%252Fb', '/a%2Fb'],
  ['/services%2Faudit', '/services%2Faudit'],
  ['/half%C3/caf%C3%A9', '/half%C3/café'],
  ['/100%', '/100%'],
])('decodes %s as %s', (pathname, path) => {
  expect(decodePath(pathname)).toBe(path);
});
