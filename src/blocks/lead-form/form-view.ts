/** One field of a form as plain data, as its view needs it. */
export interface FormField {
  name: string;
  label: string;
  /** `text` and `email` are one line, `long-text` several, `choice` one of `options`, `score` a number from 0 to 10, `accept` a box to tick */
  kind: 'text' | 'email' | 'long-text' | 'choice' | 'score' | 'accept';
  required: boolean;
  /** maximum length in UTF-16 units */
  longest: number;
  shortest?: number;
  autoComplete?: string;
  hint?: string;
  placeholder?: string;
  /** part of the label that is a link */
  link?: { text: string; href: string };
  options?: readonly string[];
  /** for a score: what the lowest and the highest number mean */
  ends?: readonly [string, string];
  /** shares its line with the next short field if there is room */
  isShort?: boolean;
  /** step of a form with steps, from 1 */
  step?: number;
  /** error if the field is required and empty */
  missing: string;
  /** error if the value is too short, no email address or none of the options */
  invalid: string;
}

/** A form as plain data. `src/site/leads` defines fields and texts; blocks must not import it. */
export interface FormView {
  /** also part of the storage key of its draft */
  form: string;
  /** path to which it is posted */
  action: string;
  /** path to which scripts post it as JSON instead */
  api?: string;
  /** values sent in addition to the fields */
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
    /** the server rejected the form */
    refused: string;
    /** no response, or one that is not from our API */
    unreachable: string;
    success: string;
  };
  /** whether toasts also show the outcome */
  hasToasts: boolean;
  confirmation: {
    title: string;
    /** `{email}` is replaced by the visitor's address */
    text: string;
    /** the text for visitors who declined what it promises: by the value of a field */
    declined?: { field: string; value: string; text: string };
    /** the next step: a button; a scheduler opens in a new tab */
    booking?: { label: string; href: string };
    action?: { label: string; href: string };
  };
  /** session storage keys of the visitor's attribution; the first non-empty value is sent */
  attributionKeys: readonly string[];
}

/** First error of each field by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of a posted form. */
export interface PostedForm {
  isSent: boolean;
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** what went wrong with the form as a whole */
  failure?: string | undefined;
  /** when to try again */
  wait?: string | undefined;
  /** URL of the page on which the visitor opened the form */
  pageUri: string;
  /** for a form with steps: the step to show */
  step?: number | undefined;
}
