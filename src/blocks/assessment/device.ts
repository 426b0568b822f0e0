import { cleanAnswers } from '#src/domains/assessment/answers.ts';
import type { Question } from '#src/domains/assessment/questionnaire.ts';
import type { Answers } from '#src/domains/assessment/score.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';

/** The person who requested a report, stored to prefill the form next time. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
}

/** A run as stored in this browser. The company name is sent only with the report request. */
export interface Progress {
  edition: string;
  company: string;
  companySize: string;
  answers: Answers;
  contact?: Contact | undefined;
  isReported?: boolean | undefined;
  /** restarted; the server has not received it yet */
  isFresh?: boolean | undefined;
}

export const DEVICE_KEY = 'ai-quotient';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the progress stored in this browser; from another edition only company and contact. Undefined if there is none. */
export function loadProgress(
  edition: string,
  questions: readonly Question[],
  store: () => Store = () => localStorage,
): Progress | undefined {
  return tryStorage(() => {
    const stored: unknown = JSON.parse(store().getItem(DEVICE_KEY) ?? 'null');
    if (stored === null || typeof stored !== 'object') return undefined;
    const { company, companySize, answers, contact, ...rest } = stored as Partial<Progress>;
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

/** Saves the progress if the browser allows storage. */
export function saveProgress(progress: Progress, store: () => Store = () => localStorage): void {
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
