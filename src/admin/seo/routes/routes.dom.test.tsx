import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { pageRouteArgs } from '#tests/support/page-routes.ts';
import Routes, { loader } from './routes.tsx';

test('before the first crawl, a button starts it at once', async () => {
  const services = {
    routeList: { list: async () => ({ routes: [], total: 0 }) },
    ownMetadata: { of: async () => new Map(), titledByTemplate: async () => new Set<string>() },
    analyticsFigures: { viewsByPath: async () => new Map() },
    siteCrawl: { progress: async () => undefined },
  };
  const { data } = await loader(pageRouteArgs(services, '/admin/seo-manager'));
  const Page = () => <Routes {...({ loaderData: data } as Parameters<typeof Routes>[0])} />;
  const Stub = createRoutesStub([{ path: '/admin/seo-manager', Component: Page }]);
  render(<Stub initialEntries={['/admin/seo-manager']} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Crawl now' });
  expect(button.form?.getAttribute('action')).toBe('/admin/seo-manager/checks');
  expect([button.name, button.value]).toEqual(['intent', 'crawl']);
});
