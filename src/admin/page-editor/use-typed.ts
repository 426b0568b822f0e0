import { useEffect, useMemo, useState } from 'react';
import { createHandOver } from '#src/admin/documents/hand-over.ts';
import type { WorkingCopyStore } from '#src/admin/documents/working-copy.ts';
import { type FormPart, useFormPart } from './form-context.ts';

/** Typed values that are not part of the document yet, by path. */
type Typed = Map<string, { value: unknown; onHanded(): void }>;

/**
 * Makes typed values part of the document once the browser has painted them: an editor around a field takes longer to render than
 * a key may take.
 * @param onRead of the document, which asks for them before it is saved, changed or undone
 */
export function useTyping(
  change: FormPart['change'],
  onRead: WorkingCopyStore['onRead'] | undefined,
): FormPart['type'] {
  const typing = useMemo(() => {
    const typed: Typed = new Map();
    const handOver = createHandOver(() => {
      const all = [...typed];
      typed.clear();
      for (const [path, { value, onHanded }] of all) {
        change(path, () => value);
        onHanded();
      }
    }, 0);
    const type: FormPart['type'] = (path, value, onHanded) => {
      typed.set(path, { value, onHanded });
      handOver.soon();
    };
    return { type, now: handOver.now };
  }, [change]);
  useEffect(() => {
    const stop = onRead?.(typing.now);
    return () => {
      stop?.();
      typing.now();
    };
  }, [typing, onRead]);
  return onRead && typing.type;
}

/** The value of a field that is typed into, shown at once. @returns it, and what sets it */
export function useTyped(path: string, value: unknown): [unknown, (value: unknown) => void] {
  const { type, change } = useFormPart();
  const [typed, setTyped] = useState<{ value: unknown }>();
  const set = (next: unknown) => {
    if (!type) return change(path, () => next);
    setTyped({ value: next });
    type(path, next, () => setTyped(undefined));
  };
  return [typed ? typed.value : value, set];
}
