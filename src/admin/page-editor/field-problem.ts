import { isObject } from '#src/platform/json.ts';
import { type FieldSpec, type NumberSpec, type TextSpec, variantOf } from './field-spec.ts';

/** A mistake in a value by the spec of its field, found at once. Rules across fields are checked by the server. */
export interface FieldProblem {
  /** dotted, within the value; empty for the value itself */
  path: string;
  /** what to do */
  message: string;
  /** shown once the field was left: nobody has finished writing it before */
  isUnfinished: boolean;
}

/** Everything that a spec finds in a value and what it contains. */
export function problemsIn(spec: FieldSpec, value: unknown, isOptional = false): FieldProblem[] {
  if (value === undefined) return isOptional || hasInitial(spec) ? [] : own(problemOf(spec, value));
  const mine = own(problemOf(spec, value));
  switch (spec.kind) {
    case 'list':
      return [
        ...mine,
        ...(Array.isArray(value) ? (value as unknown[]) : []).flatMap((item, at) =>
          below(String(at), problemsIn(spec.item, item)),
        ),
      ];
    case 'object':
      return [
        ...mine,
        ...spec.fields.flatMap((field) =>
          below(
            field.name,
            problemsIn(
              field.spec,
              isObject(value) ? value[field.name] : undefined,
              field.isOptional,
            ),
          ),
        ),
      ];
    case 'variant': {
      const variant = variantOf(spec.variants, value);
      return variant ? problemsIn(variant.spec, value) : mine;
    }
    case 'text':
    case 'number':
    case 'switch':
    case 'choice':
    case 'constant':
    case 'other':
      return mine;
  }
}

/** The mistake in a field's own value, not in what the value contains. */
export function problemOf(spec: FieldSpec, value: unknown): Omit<FieldProblem, 'path'> | undefined {
  if (spec.kind === 'text') return problemOfText(spec, value);
  if (spec.kind === 'number') return problemOfNumber(spec, value);
  if (spec.kind !== 'list') return undefined;
  if (!Array.isArray(value) || value.length < spec.min)
    return unfinished(`Add at least ${count(spec.min, 'entry')}.`);
  return spec.max !== undefined && value.length > spec.max
    ? at(`Remove ${count(value.length - spec.max, 'entry')}: at most ${spec.max} fit.`)
    : undefined;
}

function problemOfText({ min, max, rule, isDate }: TextSpec, value: unknown) {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return min > 0 || rule || isDate ? unfinished('Fill in this field.') : undefined;
  if (max !== undefined && text.length > max)
    return at(`Remove ${count(text.length - max, 'character')}.`);
  if (text.length < min) return unfinished(`Add ${count(min - text.length, 'character')} or more.`);
  return rule && !new RegExp(rule.pattern, rule.flags).test(text)
    ? unfinished(rule.message)
    : undefined;
}

function problemOfNumber({ min, max, step, isWhole }: NumberSpec, value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return unfinished('Enter a number here.');
  if (max !== undefined && value > max) return at(`Enter a number up to ${max}.`);
  if (min !== undefined && value < min) return unfinished(`Enter a number from ${min}.`);
  if (isWhole && !Number.isInteger(value)) return at('Enter a whole number.');
  const steps = step === undefined ? 0 : value / step;
  return Math.abs(steps - Math.round(steps)) > 1e-6
    ? at(`Enter a multiple of ${step}.`)
    : undefined;
}

const at = (message: string) => ({ message, isUnfinished: false });
const unfinished = (message: string) => ({ message, isUnfinished: true });

const own = (problem: Omit<FieldProblem, 'path'> | undefined): FieldProblem[] =>
  problem ? [{ path: '', ...problem }] : [];

const below = (name: string, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map(({ path, ...rest }) => ({ path: path === '' ? name : `${name}.${path}`, ...rest }));

const hasInitial = (spec: FieldSpec): boolean => 'initial' in spec && spec.initial !== undefined;

const count = (number: number, one: 'character' | 'entry') =>
  `${number} ${number === 1 ? one : one === 'entry' ? 'entries' : 'characters'}`;
