import { isAdvice } from '#src/domains/checks/severity.ts';
import { type ComponentType, useState } from 'react';
import type { FieldSpec, ObjectSpec } from './field-spec.ts';
import { problemOf } from './field-problem.ts';
import { type FormPart, useFormPart } from './form-context.ts';
import type { ServerProblem } from '#src/admin/documents/use-workspace.tsx';

/** Props of each control of the form. None of them changes while another field is typed in. */
export interface FieldProps<Spec extends FieldSpec = FieldSpec> {
  spec: Spec;
  label: string;
  help?: string | undefined;
  /** dotted, within the part of the form */
  path: string;
  value: unknown;
  isOptional: boolean;
}

/** Props of a control for any value. */
export interface ValueFieldProps extends FieldProps {
  /** the group that the field is in: a picture fills in its other fields */
  group?: ObjectSpec;
  /** an item of a list, which has its name in its row */
  isItem?: boolean;
}

/** The control for any value, passed to groups and lists, whose own controls it is. */
export interface WithField {
  Field: ComponentType<ValueFieldProps>;
}

/** What is wrong with a field. */
export interface NotedField {
  id: string;
  errors: readonly string[];
  warnings: readonly string[];
  /** id of the warnings, for `aria-describedby`; undefined without any */
  warningsId: string | undefined;
}

export interface FieldState extends NotedField {
  isReadOnly: boolean;
  /** Stores a value; undefined removes the field. */
  set(value: unknown): void;
  /** for the control: tells when it is being filled in, so that errors wait until it was left */
  events: { onFocus(): void; onBlur(): void };
}

/** The state of one field: its problems, and how to change it. */
export function useField({ spec, path, value, isOptional }: FieldProps): FieldState {
  const part = useFormPart();
  const [isWriting, setWriting] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const isBlank = value === undefined || value === '';
  const own = isMissing(spec, value, isOptional) ? undefined : problemOf(spec, value);
  const isShown = own && (!own.isUnfinished || (!isWriting && (wasLeft || !isBlank)));
  const server = useFreshProblems(part, path, value);
  const id = part.idOf(path);
  const warnings = messagesOf(server, true);
  return {
    id,
    isReadOnly: part.isReadOnly,
    errors: isShown ? [own.message] : own && isWriting ? [] : messagesOf(server, false),
    warnings,
    warningsId: warnings.length > 0 ? `${id}-warnings` : undefined,
    set: (next) => part.change(path, () => next),
    events: {
      // An error that is shown stays until it is fixed.
      onFocus: () => setWriting(!isShown && server.length === 0),
      onBlur: () => {
        setWriting(false);
        setLeft(true);
      },
    },
  };
}

export type FoundProblem = Pick<ServerProblem, 'severity' | 'message'>;

/** A field with what was found about its value elsewhere, such as by the check of an address. */
export function withFound<Field extends NotedField>(
  field: Field,
  found: readonly FoundProblem[],
): Field {
  const all = (own: readonly string[], areWarnings: boolean) => [
    ...new Set([...own, ...messagesOf(found, areWarnings)]),
  ];
  const warnings = all(field.warnings, true);
  const warningsId = warnings.length > 0 ? `${field.id}-warnings` : undefined;
  return { ...field, errors: all(field.errors, false), warnings, warningsId };
}

/**
 * Problems that the server refused, and until the value changes, findings of its checks: what is fixed must not look wrong
 * until the server has seen it. A refusal ends by itself.
 */
function useFreshProblems({ checkedVersion, problemsAt }: FormPart, path: string, value: unknown) {
  const [checked, setChecked] = useState({ checkedVersion, value });
  const isNew = checked.checkedVersion !== checkedVersion;
  if (isNew) setChecked({ checkedVersion, value });
  const problems = problemsAt(path);
  return isNew || Object.is(checked.value, value)
    ? problems
    : problems.filter(({ severity }) => severity === undefined);
}

/** A field that may be missing, or has a default while it is. */
const isMissing = (spec: FieldSpec, value: unknown, isOptional: boolean): boolean =>
  value === undefined && (isOptional || ('initial' in spec && spec.initial !== undefined));

export const messagesOf = (problems: readonly FoundProblem[], areWarnings: boolean): string[] => [
  ...new Set(
    problems
      .filter(({ severity }) => isAdvice(severity) === areWarnings)
      .map(({ message }) => message),
  ),
];
