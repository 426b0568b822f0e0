import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { askToConfirm, type Question } from './confirm.ts';

interface Unsaved {
  /** a function where the state may be newer than the last render; its page then warns of a reload itself */
  isUnsaved: boolean | (() => boolean);
  /** names what would be lost, or asks in other words; `Your changes to “About us”` */
  what: string | (() => Partial<Question>);
  /** saves before leaving, so that a question is asked only when that fails */
  save?: () => Promise<boolean>;
  /** for a form that another query replaces */
  guardsQuery?: boolean;
}

/**
 * Asks before leaving a page with something unsaved: in our dialog for links and Back, in the browser's own for closing the
 * tab or reloading. A change of the query alone counts as leaving only with `guardsQuery`. At most one per page.
 */
export function useUnsavedGuard({ isUnsaved, what, save, guardsQuery = false }: Unsaved): void {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || (guardsQuery && queryOf(from) !== queryOf(to))) &&
      (typeof isUnsaved === 'function' ? isUnsaved() : isUnsaved),
  );
  const mayLeave = useEffectEvent(
    async () => (await save?.()) === true || askToConfirm(questionOf(what)),
  );
  const answer = useEffectEvent((isLeaving: boolean) =>
    isLeaving ? blocker.proceed?.() : blocker.reset?.(),
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    let isCurrent = true;
    void mayLeave().then((isLeaving) => {
      if (isCurrent) answer(isLeaving);
    });
    return () => {
      isCurrent = false;
    };
  }, [isBlocked]);
  const warns = isUnsaved === true;
  useEffect(() => {
    if (!warns) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [warns]);
}

/** Without `index`, which the router adds to the address that a form of an index route posts to. */
function queryOf({ search }: { search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('index');
  return query.toString();
}

const questionOf = (what: Unsaved['what']): Question => ({
  title: 'Leave without saving?',
  text: typeof what === 'string' ? `${what} will be lost. Stay to save first.` : '',
  confirm: 'Leave',
  cancel: 'Stay',
  isDanger: true,
  ...(typeof what === 'function' && what()),
});
