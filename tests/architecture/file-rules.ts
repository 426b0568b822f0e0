import { isTest, type SourceFile } from './source-file.ts';

const MAX_LINES = 300;
const MAX_TEST_LINES = 400;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Where the environment may be read; server-environment passes some of it on to PostgreSQL. */
const READS_ENVIRONMENT = [
  /^src\/platform\/config\//,
  /^src\/platform\/db\/embedded\/server-environment\.server\.ts$/,
  /^server\/(main|environment)\.ts$/,
  /^(scripts|tests|bench|proofs)\//,
  /^[^/]+\.config\.ts$/,
];

/** Files that break a rule about size, names, barrels or the environment, and what to do about it. */
export function fileViolations(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...sizeViolations(file),
    ...nameViolations(file),
    ...environmentViolations(file),
  ]);
}

function sizeViolations(file: SourceFile): string[] {
  if (!/^src\/.*\.tsx?$/.test(file.path)) return [];
  const lines = file.text.trimEnd().split('\n').length;
  const longest = isTest(file) ? MAX_TEST_LINES : MAX_LINES;
  if (lines <= longest) return [];
  return [
    `${file.path} has ${lines} lines, more than ${longest}. Split it by what it is about: ` +
      'one use case, one component, one scenario per file.',
  ];
}

function nameViolations({ path }: SourceFile): string[] {
  const violations = [];
  const names = path.split('/');
  const odd = names.find((name) => !KEBAB_CASE.test(name));
  if (odd)
    violations.push(`${path}: "${odd}" is not kebab-case. Name files like page-reader.server.ts.`);
  if (/^(src|server)\/.*\bindex\.tsx?$/.test(path)) {
    violations.push(
      `${path} is a barrel: it hides where things live and drags server code into the browser. ` +
        'Import the files themselves, and name the file after what it holds.',
    );
  }
  if (/^(src|server)\/.*\.fixture\.tsx?$/.test(path)) {
    violations.push(
      `${path} is test code among the product's. Put builders of sample data in tests/builders, and what starts or ` +
        'replaces something in tests/support.',
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

/** Elements without a box, which child and sibling selectors, gaps and grid columns see nevertheless. */
export function wrapperViolations(files: SourceFile[]): string[] {
  const classes = /className="([^"]*\s)?contents(\s[^"]*)?"/;
  return files
    .filter((file) => file.path.startsWith('src/') && !isTest(file))
    .filter(({ text }) => /display:\s*contents/.test(text) || classes.test(text))
    .map(
      ({ path }) =>
        `${path} has an element with \`display: contents\`. Selectors such as > and + see it although it is not ` +
        'seen: use a fragment, <StaticMarkup>, which has no element of its own, or a real box.',
    );
}

/** Domains without a README, which says what a domain owns and which words it uses. */
export function readmeViolations(paths: string[]): string[] {
  const domains = new Set(
    paths.flatMap((path) => /^src\/domains\/[^/]+(?=\/)/.exec(path)?.[0] ?? []),
  );
  return [...domains]
    .filter((domain) => !paths.includes(`${domain}/README.md`))
    .map(
      (domain) => `${domain} has no README.md. Write what it owns, its interface, and its words.`,
    );
}
