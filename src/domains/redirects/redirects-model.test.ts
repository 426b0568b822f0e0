import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITED_PATHS, type RedirectEdit, redirectEdits } from '#tests/support/redirect-edits.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import { followRedirects } from './follow-redirects.ts';
import { parseRedirect } from './parse-redirect.ts';
import { planImport } from './plan-import.ts';
import { MemoryRedirects } from './redirect-source.ts';
import { addRedirect, followMove } from './redirects.ts';

const SITE = 'https://cadron.example';

/** A site in memory: the redirects and the paths with content. */
class ModelSite {
  readonly stored = new MemoryRedirects();
  readonly content = new Map([['/book-audit', '/book-audit']]);
  readonly contentAt = (path: string) => this.content.get(path);

  async apply(edit: RedirectEdit): Promise<void> {
    const { stored, content, contentAt } = this;
    if (edit.type === 'save') {
      const parsed = parseRedirect(edit.input, SITE, content);
      if (!parsed.ok) return;
      const addition = await addRedirect(stored, parsed.redirect, contentAt);
      if (addition.ok) for (const each of addition.upsert) stored.set(each);
    } else if (edit.type === 'import') {
      const plan = await planImport(edit.csv, stored.all(), SITE, content);
      if (plan.problems.length > 0) return;
      for (const { redirect } of [...plan.planned, ...plan.collapsed]) stored.set(redirect);
    } else if (edit.type === 'delete') stored.delete(edit.from);
    else if (edit.type === 'publish') content.set(edit.path, edit.path);
    else if (edit.type === 'unpublish') content.delete(edit.path);
    else if (content.has(edit.from) && !content.has(edit.to)) {
      const { from, to } = edit;
      content.delete(from);
      content.set(to, to);
      const { upsert, remove } = await followMove(stored, { from, to, toPath: to });
      for (const each of remove) stored.delete(each);
      for (const each of upsert) stored.set(each);
    }
  }
  /** The response to a visitor at a path. */
  async respond(path: string) {
    if (this.content.has(path)) return { type: 'page' as const };
    return (await followRedirects(this.stored, path, this.contentAt)) ?? { type: 'none' as const };
  }
}

test('no edits make a loop, a chain over one hop, or hide a live page', async () => {
  await fc.assert(
    fc.asyncProperty(redirectEdits(25), async (edits) => {
      const site = new ModelSite();
      for (const edit of edits) await site.apply(edit);
      for (const path of EDITED_PATHS) {
        const first = await site.respond(path);
        expect(first.type === 'page').toBe(site.content.has(path));
        if (first.type !== 'redirect' || first.toPath === null) continue;
        const second = await site.respond(first.toPath);
        expect([path, first.to, second.type]).not.toContain('redirect');
        expect(first.toPath).not.toBe(path);
        // The spelling of the target takes no redirect of its own.
        if (second.type === 'page') expect(first.to.replace(/[?#].*/, '')).toBe(first.toPath);
      }
    }),
    { numRuns: IS_FULL_RUN ? 20_000 : 300 },
  );
}, 300_000);

test('saves and imports never close a circle, whatever is published or taken offline later', async () => {
  const only = new Set(['save', 'import', 'publish', 'unpublish']);
  await fc.assert(
    fc.asyncProperty(redirectEdits(25), async (edits) => {
      const site = new ModelSite();
      for (const edit of edits) if (only.has(edit.type)) await site.apply(edit);
      for (const path of EDITED_PATHS) {
        const followed = await followRedirects(site.stored, path, () => undefined);
        expect([path, followed?.type]).not.toContain('circle');
      }
    }),
    { numRuns: IS_FULL_RUN ? 20_000 : 300 },
  );
}, 300_000);
