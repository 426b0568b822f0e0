/** The text and the buttons of a confirm dialog. */
export interface Question {
  /** what will happen, and to what: `Delete 12 leads?` */
  title: string;
  /** what follows from it, and whether it can be undone */
  text: string;
  /** what it happens to, one line each */
  items?: readonly string[];
  /** label of the button that does it: a verb and its object */
  confirm: string;
  /** label of the safe button, such as `Keep them` */
  cancel?: string;
  /** for what destroys something */
  isDanger?: boolean;
  /** has to be typed first; for what cannot be undone */
  typed?: string;
}

export interface OpenQuestion extends Question {
  id: number;
  answer: (isConfirmed: boolean) => void;
}

type Listener = (question: OpenQuestion) => void;

let listener: Listener | undefined;
let count = 0;

/**
 * Asks in a dialog. False when the user cancels, and when another question takes its place. Without JavaScript, the form
 * leads to a confirmation page instead.
 */
export function askToConfirm(question: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  if (listener) listener({ ...question, id: (count += 1), answer: resolve });
  else resolve(false);
  return promise;
}

/** Passes every question to `listen` until the returned function is called. For `<ConfirmDialogs/>`. */
export function listenToQuestions(listen: Listener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}
