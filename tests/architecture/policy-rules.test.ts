import { expect, test } from 'vitest';
import { routeFiles } from '#tests/support/admin-routes.ts';
import { policyViolations } from './policy-rules.ts';
import { ZONES } from './zones.ts';
import { readSource } from './source-file.ts';

const ROUTES = routeFiles().map((file) => readSource(`src/${file}`));

test('every loader and action of the admin area asks the policy', () => {
  expect(ROUTES.length).toBeGreaterThan(10);
  expect(policyViolations(ROUTES)).toEqual([]);
});

test.each([
  ['a loader that asks nothing', 'export async function loader() {\n  return null;\n}\n', 1],
  ['a constant that asks nothing', 'export const action = () => null;\n', 1],
  [
    'an action behind a loader that asks',
    "export function loader({ context }) {\n  requirePermission(context, 'leads.see');\n}\n\nexport function action() {}\n",
    1,
  ],
  [
    'a question in a helper that another function calls',
    "export function loader() {}\n\nfunction read(context) {\n  requirePermission(context, 'leads.see');\n}\n",
    1,
  ],
  [
    'a loader that asks',
    "export function loader({ context }) {\n  requirePermission(context, 'leads.see');\n}\n",
    0,
  ],
  ['a page without data', 'export default function Page() {}\n', 0],
])('detects %s', (_name, text, count) => {
  const exceptions = Object.keys(ZONES.openToEveryone).length;
  expect(policyViolations([{ path: 'src/admin/x.tsx', text }])).toHaveLength(exceptions + count);
});
