import type { z } from 'zod';

/** Something in the fields of a block or node that its schema refuses. */
export interface FieldProblem {
  /** such as `items.0.title` */
  field: string;
  /** a sentence that says what to do */
  message: string;
  /** a required field has no value */
  isEmpty: boolean;
}

/** Turns what the schema of a block or node found into sentences for editors. */
export function describeIssues(error: z.ZodError, props: unknown): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const value = issue.path.reduce<unknown>((inner, step) => stepInto(inner, step), props);
    const field = issue.path.map(String).join('.');
    const isEmpty = isBlank(value);
    return { field, message: isEmpty ? messageForEmpty(issue) : messageFor(issue, value), isEmpty };
  });
}

const stepInto = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined;

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function messageForEmpty(issue: z.core.$ZodIssue) {
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `Add at least ${count(Number(issue.minimum), 'entry', 'entries')}.`;
  if (issue.code === 'custom' || isWritten(issue)) return issue.message;
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.join(', ')}.`;
  return issue.code === 'invalid_type' && issue.expected === 'number'
    ? 'Enter a number here.'
    : 'Fill in this field, or remove what it belongs to.';
}

function messageFor(issue: z.core.$ZodIssue, value: unknown) {
  const unitOf = (limit: unknown) =>
    issue.code === 'too_small' || issue.code === 'too_big'
      ? issue.origin === 'array'
        ? count(Number(limit), 'entry', 'entries')
        : issue.origin === 'string'
          ? count(Number(limit), 'character')
          : String(limit)
      : '';
  if (issue.code === 'too_big')
    return issue.origin === 'number' || issue.origin === 'int'
      ? `Enter a number up to ${issue.maximum}.`
      : `Shorten this to ${unitOf(issue.maximum)}; it has ${lengthOf(value)}.`;
  if (issue.code === 'too_small')
    return issue.origin === 'number' || issue.origin === 'int'
      ? `Enter a number from ${issue.minimum}.`
      : `Add more: at least ${unitOf(issue.minimum)}.`;
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.join(', ')}.`;
  if (issue.code === 'invalid_union') return 'This is not a value that this field can have.';
  if (issue.code === 'invalid_type') return `This should be ${withArticle(issue.expected)}.`;
  return issue.message;
}

/** Whether the message is a sentence from the schema of a block, not one of the library. */
const isWritten = ({ code, message }: z.core.$ZodIssue) =>
  code === 'invalid_format' && !message.startsWith('Invalid');

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? String(value.length) : 'more';

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

const withArticle = (type: string) =>
  ({ string: 'a text', array: 'a list', object: 'a group of fields', int: 'a whole number' })[
    type
  ] ?? `a ${type}`;
