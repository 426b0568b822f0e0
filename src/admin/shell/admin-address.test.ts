import { expect, test } from 'vitest';
import { loginAddress, rememberedAddress } from './admin-address.ts';

const remembered = (from: string) =>
  rememberedAddress(new URL(`http://localhost/admin/login?${new URLSearchParams({ from })}`));

test.each(['/admin', '/admin/blog-editor', '/admin/blog-editor?post=12&tab=seo', '/admin?x=//a'])(
  'remembers %s',
  (from) => {
    expect(remembered(from)).toBe(from);
  },
);

test.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '/admin\\..\\..\\evil',
  '\\/evil.example',
  '/\t/evil.example/admin',
  '/admin/..//evil.example',
  'javascript:alert(1)',
  'admin',
  '',
  '/',
  '/insights',
  '/administration',
  '/admin/login',
  '/admin/login?from=/admin/login',
  '/admin/sign-out',
  '/admin/%2e%2e/insights',
  '/admin/../admin/login',
])('falls back to the dashboard for %j', (from) => {
  expect(remembered(from)).toBe('/admin');
});

test('the login URL contains the path and the query of the page', () => {
  const address = loginAddress({ pathname: '/admin/seo-manager', search: '?page=/b2b' });
  expect(address).toBe('/admin/login?from=%2Fadmin%2Fseo-manager%3Fpage%3D%2Fb2b');
  expect(rememberedAddress(new URL(address, 'http://localhost'))).toBe(
    '/admin/seo-manager?page=/b2b',
  );
  expect(loginAddress({ pathname: '/admin', search: '' })).toBe('/admin/login');
});
