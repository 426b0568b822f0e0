import { importsOf } from './imports.ts';
import { isTest, type SourceFile } from './source-file.ts';

/** The folder of a path within its zone, such as `src/site/seo`; undefined for files directly in a zone. */
const folderOf = (path: string) => /^src\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];

/** By folder, the folders of the same zone that it imports, each with the first such import. */
type FolderImports = Map<string, Map<string, string>>;

/** Import cycles between folders of one zone, direct or indirect. Each is reported once, with an example of each import. */
export function folderCycleViolations(files: SourceFile[]): string[] {
  const imports = folderImports(files.filter((file) => !isTest(file)));
  const found = new Map<string, string>();
  for (const [from, targets] of imports)
    for (const to of targets.keys()) {
      const back = shortestPath(imports, to, from);
      if (back) found.set(back.toSorted().join(' '), describeCycle(imports, [from, ...back]));
    }
  return [...found.values()];
}

function folderImports(files: SourceFile[]): FolderImports {
  const imports: FolderImports = new Map();
  for (const file of files)
    for (const { target = '', line } of importsOf(file)) {
      const [from, to] = [folderOf(file.path), folderOf(target)];
      if (!from || !to || from === to || zoneName(from) !== zoneName(to)) continue;
      const targets = imports.get(from) ?? new Map<string, string>();
      imports.set(from, targets);
      if (!targets.has(to)) targets.set(to, `${file.path}:${line} imports ${target}`);
    }
  return imports;
}

const zoneName = (folder: string) => folder.split('/')[1];

/** The shortest chain of imports between two folders, both included; undefined if there is none. */
function shortestPath(imports: FolderImports, from: string, to: string): string[] | undefined {
  const paths = [[from]];
  const seen = new Set([from]);
  for (const path of paths) {
    const last = path.at(-1)!;
    if (last === to) return path;
    for (const next of imports.get(last)?.keys() ?? []) {
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** @param cycle folders in the order of their imports; the last is the first */
function describeCycle(imports: FolderImports, cycle: string[]): string {
  const arrows = cycle.slice(1).map((to, index) => imports.get(cycle[index]!)!.get(to)!);
  return (
    `${cycle.join(' -> ')} is a cycle: ${arrows.join('; ')}. ` +
    'Move shared code to a lower folder (src/site/parts, src/admin/parts, src/platform), ' +
    'or move the importing file to the folder it belongs to.'
  );
}
