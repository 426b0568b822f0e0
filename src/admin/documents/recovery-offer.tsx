import { useEffect, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { diffContent } from '#src/domains/documents/history/diff-content.ts';
import { diffSections } from '#src/domains/documents/history/diff-sections.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { useNameOf } from './field-labels.ts';
import { isUseful } from './join-states.ts';
import type { FoundCopy, LocalCopies } from './local-copies.ts';
import { formatSiteTime } from './site-time.ts';
import type { WorkingCopyStore } from './working-copy.ts';
import { SectionChanges } from './section-changes.tsx';

interface RecoveryOfferProps {
  copies: LocalCopies | undefined;
  store: WorkingCopyStore;
}

/** Offers what this browser kept of an earlier visit that ended before everything was saved. */
export function RecoveryOffer({ copies, store }: RecoveryOfferProps) {
  const [found, setFound] = useState<readonly FoundCopy[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!copies) return;
    const left = new AbortController();
    void (async () => {
      // A tab that is closing still holds its copy for a moment.
      for (let otherLeft; !left.signal.aborted; await otherLeft) {
        otherLeft = copies.otherLeft();
        const all = await copies.find();
        const { base } = store.state();
        const useful = all.filter(({ copy }) => isUseful(base, copy));
        // The tab died after its save was stored and before its copy was removed.
        for (const each of all) if (!useful.includes(each)) await copies.discard(each.key);
        if (!left.signal.aborted) setFound(useful);
      }
    })();
    return () => left.abort();
  }, [copies, store]);

  async function remove({ key }: FoundCopy): Promise<void> {
    await copies?.discard(key);
    setFound((all) => all.filter((each) => each.key !== key));
  }

  async function restore(each: FoundCopy): Promise<void> {
    await store.settle();
    if (await store.restore(each.copy)) return remove(each);
    setProblem(
      'This cannot be restored yet: something else is not saved, or the server cannot be reached. Nothing is lost; try again in a moment.',
    );
  }

  if (found.length === 0) return null;
  return (
    <section className="edge-copper on-sand" aria-labelledby="recovery-title">
      <h2 className="headline" id="recovery-title">
        This browser kept text that was never saved
      </h2>
      <p className="note">
        An earlier visit ended before it could be saved. Restoring joins it with what was saved
        since.
      </p>
      {problem === undefined ? null : (
        <p className="form-error" role="alert">
          {problem}
        </p>
      )}
      <ul>
        {found.map((each) => (
          <OfferedCopy
            key={each.key}
            found={each}
            content={store.state().content}
            onRestore={() => restore(each)}
            onDiscard={() => remove(each)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferedCopyProps {
  found: FoundCopy;
  content: DocumentContent;
  onRestore(): Promise<void>;
  onDiscard(): Promise<void>;
}

function OfferedCopy({ found: { copy }, content, onRestore, onDiscard }: OfferedCopyProps) {
  const [isBusy, setBusy] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const nameOf = useNameOf();
  const time = formatSiteTime(new Date(copy.at));
  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  // What this copy adds to the text it was made from; the rest is what others have changed since.
  const changes = diffContent(copy.base.content, copy.content);
  return (
    <li className="mt-5 pt-4 rule-above">
      <h3>Typed until {time}</h3>
      <p>{summaryOf(changes.map(({ field, blockType }) => nameOf(field, blockType)))}</p>
      <div className="admin-actions">
        <Button tone="primary" isBusy={isBusy} onClick={() => run(onRestore)}>
          Restore
        </Button>
        <Button aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          Compare
        </Button>
        <ConfirmButton
          tone="quiet"
          label="Discard"
          consequence="The text that this browser kept is deleted. This cannot be undone."
          confirm="Discard it for good"
          isBusy={isBusy}
          isDanger
          onConfirm={() => run(onDiscard)}
        />
      </div>
      {isCompared ? <SectionChanges changes={diffSections(content, copy.content)} isOpen /> : null}
    </li>
  );
}

const MAX_NAMES = 4;

function summaryOf(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const rest = unique.length - MAX_NAMES;
  const shown = unique.slice(0, MAX_NAMES).join(', ');
  return `Changed in it: ${shown}${rest > 0 ? `, and ${rest} more` : ''}.`;
}
