import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { runView } from './checks-view.ts';
import { CrawlState } from './run-states.tsx';

const AT = new Date('2026-11-23T12:00:00Z');

test.each([
  ['a crawl', null, false, 'Reading the site: 3 of 9 addresses.', 'Stop', false],
  ['one that stops', null, true, 'Stopping …', 'Stop', true],
  ['one that was stopped', AT, true, /^Stopped after 3 of 9 addresses/, 'Crawl now', false],
])('says where %s stands', (_case, finishedAt, isStopped, text, button, isDisabled) => {
  const run = { startedAt: AT, startedBy: 'Kim', total: 9, done: 3, failed: 0 };
  const crawl = runView({ ...run, finishedAt, isStopped }, AT);
  const Stub = createRoutesStub([
    { path: '/', Component: () => <CrawlState crawl={crawl} mayCrawl /> },
  ]);
  render(<Stub />);
  expect(screen.getByRole('status').textContent).toMatch(text);
  const found = screen.getByRole('button', { name: button });
  expect(found.ariaDisabled === 'true').toBe(isDisabled);
});
