import type { FieldHints } from './fields.ts';

/** A regular expression, and what to do about a text that does not match it. */
export interface TextRule {
  pattern: string;
  flags?: string;
  message: string;
}

/** The parts of JSON Schema that Zod makes of our schemas, with the metadata of our fields. */
export interface JsonSchema extends FieldHints {
  title?: string;
  description?: string;
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  /** of a record: its keys and its values */
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  enum?: readonly (string | number)[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  format?: string;
  pattern?: string;
  /** ours: JSON Schema has neither the flags of a pattern nor its message */
  rule?: TextRule;
}
