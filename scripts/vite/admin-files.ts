import { basename, extname } from 'node:path';

/** What Rolldown knows of the modules of a build. */
interface Build {
  getModuleInfo(id: string): ModuleFacts | null;
}

interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

const ADMIN = '/src/admin/';

/** All that public pages load is loaded by it: their routes have no code in the browser. */
const START = '/src/site/client/start.ts';

/** What every admin page needs. */
const FRAME = new Set(['shell/admin-layout.tsx', 'shell/admin-errors.tsx']);

const PAGE_EDITOR = 'page-editor/page.tsx';

/** Screens that share most of their code. */
const EDITORS = new Set([
  PAGE_EDITOR,
  'blog-editor/post.tsx',
  'blog-template/template.tsx',
  'stories/story.tsx',
]);

/**
 * The name of the file of the admin that a module goes to: `admin` has what every admin page needs, and `editor` what editors share.
 * A browser spends more than a millisecond of its main thread on each file, and without this the page editor would have 45.
 */
export function adminFileOf(id: string, build: Build): string | null {
  const screens = screensOf(id, build);
  if (!screens || isPublic(id, build)) return null;
  if (screens.some((screen) => FRAME.has(screen))) return 'admin';
  // A file of its own, or that of its route.
  if (screens.length === 1) return null;
  return screens.every((screen) => EDITORS.has(screen)) ? 'editor' : 'admin';
}

/**
 * The name of the file of a module that public pages load, too. It needs a group of its own, before that of `adminFileOf`: a group
 * takes along what its modules import, and public pages would load the files of the admin.
 */
export function sharedFileOf(id: string, build: Build): string | null {
  if (!screensOf(id, build) || !isPublic(id, build)) return null;
  const path = id.split('?')[0]!;
  return basename(path, extname(path));
}

/** The screens that a module is loaded with, if every admin page or the page editor is one of them. */
function screensOf(id: string, build: Build): readonly string[] | undefined {
  if (build.getModuleInfo(id)?.isEntry !== false) return undefined;
  const screens = entriesAbove(id, build, ({ importers }) => importers).map(screenOf);
  const isWanted = screens.some((screen) => screen === PAGE_EDITOR || FRAME.has(screen));
  return isWanted ? screens : undefined;
}

const isPublic = (id: string, build: Build): boolean =>
  entriesAbove(id, build, ({ importers, dynamicImporters }) => [
    ...importers,
    ...dynamicImporters,
  ]).some((entry) => entry.endsWith(START));

/** The entries of the build above a module. */
function entriesAbove(
  id: string,
  build: Build,
  importersOf: (facts: ModuleFacts) => readonly string[],
): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const each of seen) {
    const facts = build.getModuleInfo(each);
    if (facts?.isEntry) entries.push(each);
    for (const importer of facts ? importersOf(facts) : []) seen.add(importer);
  }
  return entries;
}

/** `page-editor/page.tsx` for the entry of that screen. */
const screenOf = (entry: string): string => entry.split(ADMIN)[1]?.split('?')[0] ?? entry;
