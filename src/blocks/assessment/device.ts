import { cleanAnswers } from '#src/domains/assessment/answers.ts';
import type { Question } from '#src/domains/assessment/questionnaire.ts';
import type { Answers } from '#src/domains/assessment/score.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';

/** What is remembered of a person who asked for a report, to fill in the form the next time. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
}

/** A run as this device keeps it. The company's name leaves it only with the request for the report. */
export interface Progress {
  edition: string;
  company: string;
  companySize: string;
  answers: Answers;
  contact?: Contact | undefined;
  isReported?: boolean | undefined;
  /** begun anew: the server does not know it yet */
  isFresh?: boolean | undefined;
}

export const DEVICE_KEY = 'ai-quotient';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What this device has kept; of another edition only who it was. Undefined for nothing, or nothing of ours. */
export function recallProgress(
  edition: string,
  questions: readonly Question[],
  store: () => Store = () => localStorage,
): Progress | undefined {
  return tryStorage(() => {
    const kept: unknown = JSON.parse(store().getItem(DEVICE_KEY) ?? 'null');
    if (kept === null || typeof kept !== 'object') return undefined;
    const { company, companySize, answers, contact, ...rest } = kept as Partial<Progress>;
    const known = { company: text(company), companySize: text(companySize) };
    const person = contactOf(contact);
    if (rest.edition !== edition)
      return { edition, ...known, answers: {}, contact: person, isFresh: true };
    return {
      edition,
      ...known,
      answers: cleanAnswers(questions, answers),
      contact: person,
      isReported: rest.isReported === true,
      isFresh: rest.isFresh === true,
    };
  });
}

/** Keeps it, where the browser allows that; the server has it too. */
export function keepProgress(progress: Progress, store: () => Store = () => localStorage): void {
  tryStorage(() => store().setItem(DEVICE_KEY, JSON.stringify(progress)));
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function contactOf(contact: Partial<Contact> | undefined): Contact | undefined {
  if (contact === null || typeof contact !== 'object') return undefined;
  const { firstName, lastName, email, jobTitle } = contact;
  return {
    firstName: text(firstName),
    lastName: text(lastName),
    email: text(email),
    jobTitle: text(jobTitle),
  };
}
