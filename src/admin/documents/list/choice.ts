import { type Life, markOf } from '#src/domains/documents/life/life.ts';

/** A document of a list, and the state that an act on it is decided on. */
export interface Choice {
  id: string;
  /** of the working copy */
  version: number;
  /** `lifeMark` */
  seen: string;
}

const CHOICE = /^([\da-f-]{36})\.(\d{1,10})\.([\d.]{5,90})$/;

/** A document of a list as the value of a form field, with the state that the list shows. */
export const choiceOf = (document: { id: string; version: number; life: Life }): string =>
  `${document.id}.${document.version}.${markOf(document.life)}`;

/** @returns undefined for other texts, also for an id without a state */
export function parseChoice(value: unknown): Choice | undefined {
  const [, id, version, seen] = (typeof value === 'string' && CHOICE.exec(value)) || [];
  return id && seen ? { id, version: Number(version), seen } : undefined;
}
