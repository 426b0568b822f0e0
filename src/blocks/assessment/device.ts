import { cleanAnswers } from '#src/domains/assessment/answers.ts';
import type { QuestionnaireView } from '#src/domains/assessment/questionnaire.ts';
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

function readStored(store: () => Store): Partial<Progress> | undefined {
  const stored: unknown = JSON.parse(store().getItem(DEVICE_KEY) ?? 'null');
  return stored !== null && typeof stored === 'object' ? stored : undefined;
}

/** The edition of the answers stored in this browser; undefined if there are none. */
export const storedEdition = (store: () => Store = () => localStorage): string | undefined =>
  tryStorage(() => {
    const { edition, answers } = readStored(store) ?? {};
    return edition && Object.keys(answers ?? {}).length > 0 ? edition : undefined;
  });

/**
 * Returns the progress stored in this browser, undefined if there is none; of an edition that is not given only company and
 * contact, for a new run of the first one.
 */
export function loadProgress(
  editions: readonly QuestionnaireView[],
  store: () => Store = () => localStorage,
): Progress | undefined {
  return tryStorage(() => {
    const stored = readStored(store);
    if (!stored) return undefined;
    const { company, companySize, answers, contact, ...rest } = stored;
    const own = editions.find(({ edition }) => edition === rest.edition);
    return {
      edition: (own ?? editions[0]!).edition,
      company: text(company),
      companySize: text(companySize),
      answers: own ? cleanAnswers(own.questions, answers) : {},
      contact: contactOf(contact),
      isReported: own !== undefined && rest.isReported === true,
      isFresh: !own || rest.isFresh === true,
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
