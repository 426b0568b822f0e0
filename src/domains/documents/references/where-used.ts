import type { DocumentKind } from '../document.ts';
import type { DocumentReference } from '../document-adapter.ts';
import type { DocumentState } from '../life/life.ts';

/** A place that uses something. */
export interface Usage {
  source: 'document' | FixedSource['source'];
  /** of the document; null for the others, and for a built-in page that nobody has opened yet */
  id: string | null;
  kind: DocumentKind | null;
  title: string;
  /** public path, also of a draft; null for what has none */
  address: string | null;
  /** null for what is no document */
  state: DocumentState | null;
  /** whether the public sees it, or will by a schedule */
  isLive: boolean;
  /** whether the text that editors see has it; false if a change removed it and is not published yet */
  isInWorkingCopy: boolean;
}

export interface WhereUsed {
  /** the public ones first, then by title; at most 50 */
  usages: Usage[];
  total: number;
}

/** Something outside of documents that uses files or pages. */
export interface FixedSource {
  /** menus are part of the release; editors cannot change them. An appearance is what the SEO manager sets for a path. */
  source: 'menu' | 'appearance' | 'redirect';
  title: string;
  address: string | null;
  references: readonly DocumentReference[];
}

/** A default page or built-in story with what it uses. */
export interface BuiltInSource {
  kind: DocumentKind;
  path: string;
  title: string;
  references: readonly DocumentReference[];
}

const MAX_USAGES = 50;

/** Something that may be in use. */
export interface UsageTarget extends DocumentReference {
  /** folder of the media library that a file is in, when it is not the one of its address */
  inFolder?: string;
}

/** The targets that include a target: a file is also used where its folder is shown. */
export function targetsWith({ targetKind, target, inFolder }: UsageTarget): string[] {
  if (targetKind !== 'media' || target.endsWith('/')) return [target];
  if (inFolder !== undefined) return inFolder === '' ? [target] : [target, `${inFolder}/`];
  const folders = target.split('/').slice(0, -1);
  return [target, ...folders.map((_, at) => `${folders.slice(0, at + 1).join('/')}/`)];
}

/** Whether one of the references is to one of the targets. */
export const uses = (
  references: readonly DocumentReference[],
  kind: DocumentReference['targetKind'],
  targets: readonly string[],
): boolean =>
  references.some(({ targetKind, target }) => targetKind === kind && targets.includes(target));

/** Sorts usages for people, and limits them. */
export function presentUsages(usages: readonly Usage[]): WhereUsed {
  const sorted = usages.toSorted(
    (one, other) =>
      // The menus of every page are what people miss first.
      Number(other.kind === 'frame') - Number(one.kind === 'frame') ||
      Number(other.isLive) - Number(one.isLive) ||
      one.title.localeCompare(other.title, 'en-US') ||
      (one.address ?? '').localeCompare(other.address ?? ''),
  );
  return { usages: sorted.slice(0, MAX_USAGES), total: usages.length };
}
