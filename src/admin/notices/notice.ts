/** The result of an action. Text without personal data, because a redirect carries it in a cookie. */
export interface Notice {
  /** an `error` stays until it is dismissed */
  kind: 'done' | 'error';
  text: string;
  /** details, one line each */
  items?: readonly string[];
  /** an admin page to open next */
  link?: { label: string; to: string };
  /** a form that takes it back, posted to an admin page; works without JavaScript */
  undo?: { to: string; fields: Readonly<Record<string, string>> };
}

/** A notice that a redirect has carried here. */
export interface TakenNotice extends Notice {
  id: string;
}

/** A notice on the screen. */
export interface ShownNotice extends TakenNotice {
  /** such as Undo; not part of a notice that a redirect carries */
  action?: { label: string; run: () => void };
}

const MIN_MS = 6_000;
/** A notice with something to click takes a decision, and a way to get there by keyboard. */
const MIN_WITH_CONTROLS_MS = 12_000;
const MS_PER_CHARACTER = 70;
const MAX_SHOWN = 3;

/** How long a notice is shown: time to read it, and longer when there is something to choose. */
export function readingTime({ text, items = [], link, undo, action }: ShownNotice): number {
  const { length } = [text, ...items].join(' ');
  return Math.max(
    link || undo || action ? MIN_WITH_CONTROLS_MS : MIN_MS,
    length * MS_PER_CHARACTER,
  );
}

/** Adds a notice at the end. The oldest results give way to newer ones; errors stay. */
export function addNotice(
  shown: readonly ShownNotice[],
  added: ShownNotice,
): readonly ShownNotice[] {
  const all = [...shown.filter(({ id }) => id !== added.id), added];
  let excess = all.length - MAX_SHOWN;
  return all.filter(({ kind }) => kind === 'error' || excess-- <= 0);
}
