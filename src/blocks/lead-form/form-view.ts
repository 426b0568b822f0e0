/** One field of a form as plain data: drawn and checked by the same code on the server and in the browser. */
export interface FormField {
  name: string;
  label: string;
  /** `text` and `email` are one line, `long-text` several, `choice` one of `options`, `score` a number from 0 to 10, `accept` a box to tick */
  kind: 'text' | 'email' | 'long-text' | 'choice' | 'score' | 'accept';
  required: boolean;
  /** in UTF-16 units */
  longest: number;
  shortest?: number;
  autoComplete?: string;
  hint?: string;
  /** shown where nothing is typed yet */
  placeholder?: string;
  /** words of the label that lead somewhere */
  link?: { text: string; href: string };
  options?: readonly string[];
  /** of a score: what its lowest and its highest number mean */
  ends?: readonly [string, string];
  /** shares its line with the next short one, where there is room */
  isShort?: boolean;
  /** which step of a form with steps it belongs to, from 1 */
  step?: number;
  /** said at the field when it is required and empty */
  missing: string;
  /** said at the field when what stands there is too short, no address or none of the options */
  invalid: string;
}

/** A form as plain data. What it says and asks is settled by `src/site/leads`, which blocks may not know. */
export interface FormView {
  /** also the name under which its draft is kept */
  form: string;
  /** where a browser without JavaScript posts it */
  action: string;
  /** where it is posted as JSON, and what goes along beside the fields */
  api: string;
  extra?: Readonly<Record<string, string>>;
  fields: readonly FormField[];
  /** headings of the steps */
  steps?: readonly string[];
  consent: { version: string; text: string; policyHref: string };
  button: string;
  sending: string;
  messages: {
    /** a required field is empty; nothing was sent */
    incomplete: string;
    /** the server answered, and not with a success */
    refused: string;
    /** no answer, or none of ours */
    unreachable: string;
    success: string;
  };
  /** whether toasts tell the outcome too */
  hasToasts: boolean;
  confirmation: {
    title: string;
    /** `{email}` stands for the visitor's address */
    text: string;
    action?: { label: string; href: string };
  };
  /** where the browser keeps how the visitor came; the first that holds something is sent */
  attributionKeys: readonly string[];
}

/** First problem of each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What came of a form that was posted without JavaScript. */
export interface PostedForm {
  isSent: boolean;
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** what went wrong with the form as a whole */
  failure?: string | undefined;
  /** the page that the visitor first met the form on */
  pageUri: string;
  /** step to show, of a form with steps */
  step?: number | undefined;
}
