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

/** What the kits of the admin have, and how many files may have one of their own. */
const KIT_PARTS: readonly [part: RegExp, kit: string, most: number][] = [
  [/<button\b/, 'Button or IconButton of src/admin/kit/button.tsx', 0],
  [/<dialog\b|role="(tablist|toolbar)"/, 'Dialog, Tabs or Toolbar of src/admin/kit', 0],
  // The palette and the picker of sections, whose lists are always open.
  [/\srole="combobox"/, 'Combobox of src/admin/kit/combobox.tsx', 2],
  [/(function|const) parse\w*Query\b/, 'defineList of src/admin/lists/define-list.ts', 2],
  [/<table\b/, 'ListTable of src/admin/lists/list-table.tsx', 7],
  // Forms whose fields a component holds itself, and those that send a selection.
  [/<form\b/, 'ActionForm of src/admin/kit/form/action-form.tsx', 4],
  [/<Form\b[^>]*method="post"/, 'ActionForm, or PostButton of src/admin/kit/submit-button.tsx', 18],
  [/\.formData\(\)|useActionData/, 'readPostedFields and ActionForm of src/admin/kit/form', 0],
];

/** Parts of the admin beside those of its kits. */
export function kitViolations(files: readonly SourceFile[]): string[] {
  const own = files.filter(
    (file) => /^src\/admin\/(?!kit\/|lists\/)/.test(file.path) && !isTest(file),
  );
  return KIT_PARTS.flatMap(([part, kit, most]) => {
    const found = own.filter(({ text }) => part.test(text)).map(({ path }) => path);
    return found.length > most
      ? [
          `${found.length} files have ${part.source}, of at most ${most}: use ${kit}. ${found.join(', ')}`,
        ]
      : [];
  });
}

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

/** How much the style sheets of the admin may hold, all together. */
const STYLE_LIMITS = {
  lines: 7_500,
  declarations: 2_800,
  'different declarations': 1_120,
  classes: 700,
};

/** What the style sheets of the admin have more of than their limits. */
export function styleSizeViolations(files: readonly SourceFile[], limits = STYLE_LIMITS): string[] {
  const sheets = files.filter(({ path }) => /^src\/admin\/.*\.css$/.test(path));
  const text = sheets.map((sheet) => sheet.text).join('');
  const rules = text.replaceAll(/\/\*[^]*?\*\//g, '');
  const declarations = rules.match(/[\w-]+\s*:[^;{}]+(?=[;}])/g) ?? [];
  const selectors = rules.match(/[^{};]+(?=\{)/g) ?? [];
  const sizes = {
    lines: text.split('\n').length - 1,
    declarations: declarations.length,
    'different declarations': new Set(declarations).size,
    classes: new Set(selectors.join(' ').match(/\.[a-z][\w-]*/gi)).size,
  };
  return (Object.keys(limits) as (keyof typeof limits)[])
    .filter((name) => sizes[name] > limits[name])
    .map(
      (name) =>
        `The style sheets of the admin have ${sizes[name]} ${name}, of at most ${limits[name]}: ` +
        'place parts by classes of src/admin/kit (ADR 133), and say the same in the same way.',
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
