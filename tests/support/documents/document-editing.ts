import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { mergeContent } from '#src/domains/documents/merge/merge.ts';
import { wordsOf } from './document-checks.ts';
import type { DocumentModel, ModelDocument } from './document-model.ts';
import type { DocumentSystem, Samples } from './document-system.ts';
import { applyEdit, type TestContent } from './edit-scripts.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

export const EDITORS = ['ana', 'ben'] as const;
export const EDIT_KINDS = ['title', 'item', 'insert', 'remove', 'swap', 'move'] as const;

export const userOf = (name: string): Actor => ({ id: name, name: `${name}@cadron.test` });

/** Saves as a browser does: merges on an outdated base and saves again; a repeated request changes nothing. */
export async function saveDraft(
  document: ModelDocument,
  { editor, isRepeated }: { editor: string; isRepeated: boolean },
  { model, system }: { model: DocumentModel; system: DocumentSystem },
): Promise<void> {
  const draft = document.openDraft(editor);
  const { id } = document;
  const request = {
    id,
    base: draft.version,
    content: draft.content,
    by: userOf(editor),
    saveId: randomUUID(),
  };
  const result = await system.save(request);
  if (document.trashedAt !== undefined) {
    expect(result).toEqual({ ok: false, reason: 'gone' });
    return;
  }
  expect(result.ok).toBe(draft.version === document.version);
  if (!result.ok) {
    if (result.reason !== 'outdated') throw new Error(result.reason);
    expect(result.current.content).toEqual(document.content);
    const merge = mergeContent(draft.base, draft.content, result.current.content);
    const known = wordsOf(draft.base);
    const found = wordsOf(merge);
    const written = [...wordsOf([draft.content, document.content])].filter(
      (word) => !known.has(word),
    );
    expect(written.filter((word) => !found.has(word))).toEqual([]);
    draft.content = merge.merged;
    const merged = {
      ...request,
      base: document.version,
      content: merge.merged,
      saveId: randomUUID(),
    };
    const saved = await system.save(merged);
    if (!saved.ok) throw new Error(saved.reason);
    if (isRepeated) expect(await system.save(merged)).toEqual(saved);
    document.accept(saved.version, merge.merged, model.now);
  } else {
    if (isRepeated) expect(await system.save(request)).toEqual(result);
    document.accept(result.version, draft.content, model.now);
  }
  document.drafts.delete(editor);
}

/** Types one word, or moves or removes something. */
export function editContent(
  content: DocumentContent,
  { typed, at }: { typed: (typeof EDIT_KINDS)[number]; at: number },
  token: string,
  samples: Samples,
): DocumentContent {
  switch (typed) {
    case 'title':
      return samples.retitle(content, token);
    case 'move':
      return samples.move(content, token);
    case 'item':
    case 'insert':
    case 'remove':
    case 'swap': {
      const kind = { item: 'edit', insert: 'insert', remove: 'remove', swap: 'move' } as const;
      const part = content.blocks ? 'block' : 'node';
      return applyEdit(
        content as TestContent,
        { kind: `${part}-${kind[typed]}`, from: at, to: at + 1 },
        token,
      );
    }
  }
}
