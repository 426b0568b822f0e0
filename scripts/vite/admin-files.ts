/** The modules of a build, as Rolldown knows them. */
interface Build {
  getModuleInfo(id: string): ModuleFacts | null;
}

interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
}

const ADMIN = '/src/admin/';

/** The modules that every admin page needs. */
const FRAME = new Set(['shell/admin-layout.tsx', 'shell/admin-errors.tsx']);

const PAGE_EDITOR = 'page-editor/page.tsx';

/** Screens that share most of their code. */
const EDITORS = new Set([
  PAGE_EDITOR,
  'blog-editor/post.tsx',
  'blog-template/template.tsx',
  'stories/story.tsx',
  // Shows the parts that only editors use.
  'styleguide/kit-guide.tsx',
]);

/**
 * The name of the file of the admin that a module goes to: `admin` has what every admin page needs, and `editor` what editors share.
 * A browser spends more than a millisecond of its main thread on each file, and without this the page editor would have 45.
 */
export function adminFileOf(id: string, build: Build): string | null {
  const screens = screensOf(id, build);
  if (!screens) return null;
  if (screens.some((screen) => FRAME.has(screen))) return 'admin';
  // A file of its own, or that of its route.
  if (screens.length === 1) return null;
  return screens.every((screen) => EDITORS.has(screen)) ? 'editor' : 'admin';
}

/** The screens that a module is loaded with, if every admin page or the page editor is one of them. */
function screensOf(id: string, build: Build): readonly string[] | undefined {
  if (build.getModuleInfo(id)?.isEntry !== false) return undefined;
  const screens = entriesAbove(id, build).map(screenOf);
  const isWanted = screens.some((screen) => screen === PAGE_EDITOR || FRAME.has(screen));
  return isWanted ? screens : undefined;
}

/** The entries of the build above a module. */
function entriesAbove(id: string, build: Build): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const each of seen) {
    const facts = build.getModuleInfo(each);
    if (facts?.isEntry) entries.push(each);
    for (const importer of facts?.importers ?? []) seen.add(importer);
  }
  return entries;
}

/** `page-editor/page.tsx` for the entry of that screen. */
const screenOf = (entry: string): string => entry.split(ADMIN)[1]?.split('?')[0] ?? entry;
