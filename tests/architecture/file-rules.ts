import { importsOf } from './imports.ts';
import { isTest, type SourceFile } from './source-file.ts';

const MAX_LINES = 250;
/** Content is data, and may be longer. */
const IS_LIMITED = /^(?:src|server|tests|proofs|bench|scripts)\/.*\.(?:tsx?|mjs)$/;
/** TanStack's name, in bench/peers. */
const ROOT_ROUTE = '__root.tsx';
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Files that may read the environment; run-as passes some of it to PostgreSQL. */
const READS_ENVIRONMENT = [
  /^src\/platform\/config\//,
  /^src\/platform\/db\/embedded\/run-as\.server\.ts$/,
  /^server\/(main|environment)\.ts$/,
  /^(scripts|tests|bench|proofs)\//,
  /^[^/]+\.config\.ts$/,
];

/** Violations of the rules on size, names, barrels and the environment, each with its fix. */
export function fileViolations(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...sizeViolations(file),
    ...nameViolations(file),
    ...environmentViolations(file),
    ...computedImportViolations(file),
  ]);
}

function sizeViolations(file: SourceFile): string[] {
  if (!IS_LIMITED.test(file.path)) return [];
  const lines = file.text.trimEnd().split('\n').length;
  if (lines <= MAX_LINES) return [];
  return [
    `${file.path} has ${lines} lines, more than ${MAX_LINES}. Split it by topic: ` +
      'one use case, one component, one scenario per file.',
  ];
}

function nameViolations({ path }: SourceFile): string[] {
  const violations = [];
  const names = path.split('/');
  const odd = names.find((name) => !KEBAB_CASE.test(name) && name !== ROOT_ROUTE);
  if (odd)
    violations.push(`${path}: "${odd}" is not kebab-case. Name files like page-reader.server.ts.`);
  if (/^(src|server)\/.*\bindex\.tsx?$/.test(path)) {
    violations.push(
      `${path} is a barrel: it hides where code is and pulls server code into the browser. ` +
        'Import the files directly, and name this file after its contents.',
    );
  }
  if (/^(src|server)\/.*\.fixture\.tsx?$/.test(path)) {
    violations.push(
      `${path} is test code in the product. Put builders of sample data in tests/builders, and helpers ` +
        'that start or replace something in tests/support.',
    );
  }
  return violations;
}

function environmentViolations(file: SourceFile): string[] {
  if (isTest(file) || READS_ENVIRONMENT.some((place) => place.test(file.path))) return [];
  const line = file.text.split('\n').findIndex((text) => /\bprocess\.env\b/.test(text)) + 1;
  if (line === 0) return [];
  return [
    `${file.path}:${line} reads process.env. Add the variable to src/platform/config/config.server.ts ` +
      'and take the parsed value as a parameter.',
  ];
}

/** The build sends every `import()` of the browser through `window.load` (ADR 080), but not those of inline scripts. */
function computedImportViolations(file: SourceFile): string[] {
  const { path, text } = file;
  if (!path.startsWith('src/') || isTest(file) || /^src\/inline\/|\.server\.tsx?$/.test(path))
    return [];
  return /\bimport\((?!\s*['"])/.test(text)
    ? [
        `${path} imports a computed address, which the build cannot follow. Import a file by its name.`,
      ]
    : [];
}

/** Elements with `display: contents`: they have no box, but child and sibling selectors still match them. */
export function wrapperViolations(files: SourceFile[]): string[] {
  const classes = /className="([^"]*\s)?contents(\s[^"]*)?"/;
  return files
    .filter((file) => file.path.startsWith('src/') && !isTest(file))
    .filter(({ text }) => /display:\s*contents/.test(text) || classes.test(text))
    .map(
      ({ path }) =>
        `${path} has an element with \`display: contents\`. Selectors such as > and + match it although it has no box: ` +
        'use a fragment, <StaticMarkup>, which has no element of its own, or an element with a box.',
    );
}

/** Buttons of the admin beside those of its kit. */
export const buttonViolations = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^src\/admin\/(?!kit\/)/.test(path))
    .filter((file) => !isTest(file) && /<button\b/.test(file.text))
    .map(
      ({ path }) => `${path} has a <button>: use Button or IconButton of src/admin/kit/button.tsx.`,
    );

/** Domains without a README. */
export function readmeViolations(paths: string[]): string[] {
  const domains = new Set(
    paths.flatMap((path) => /^src\/domains\/[^/]+(?=\/)/.exec(path)?.[0] ?? []),
  );
  return [...domains]
    .filter((domain) => !paths.includes(`${domain}/README.md`))
    .map(
      (domain) => `${domain} has no README.md. Describe what it owns, its interface and its terms.`,
    );
}

/** Style sheets of the admin that no module imports, so that no screen has them. Those of the public site are found by their place. */
export function styleViolations(files: readonly SourceFile[]): string[] {
  const imported = new Set(files.flatMap(importsOf).map(({ target }) => target));
  return files
    .filter(({ path }) => /^src\/admin\/.*\.css$/.test(path) && !imported.has(path))
    .map(
      ({ path }) => `${path} is imported nowhere. Import it beside what it styles, or delete it.`,
    );
}
