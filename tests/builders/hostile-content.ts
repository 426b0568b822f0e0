import { BLOCK_SCHEMAS, type BlockType } from '#src/blocks/schemas.ts';
import { type JsonSchema, jsonSchemaOf } from './generated-pages/generated-value.ts';

/** Addresses that a browser would run or read from the device, in every disguise that its URL parser removes. */
export const UNSAFE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \n javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\t:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
] as const;

/** Addresses that no browser runs, but that are no address either: a draft may have them, and a page is not published with them. */
export const WRONG_ADDRESSES = [
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  '\u00a0javascript:alert(1)',
  'ｊavascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https:',
] as const;

/** A field of a block that holds an address. */
interface AddressField {
  /** such as `items.0.href` */
  field: string;
  /** props with nothing but this field */
  propsWith(address: string): unknown;
}

/** Every field for an address in the schema of a kind of block, in lists and variants, too. */
export const addressFields = (type: BlockType): AddressField[] =>
  fieldsOf(jsonSchemaOf(BLOCK_SCHEMAS[type]));

function fieldsOf(schema: JsonSchema): AddressField[] {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.flatMap((variant) => fieldsOf(variant));
  if (schema.type === 'string')
    return isAddress(schema) ? [{ field: '', propsWith: (address) => address }] : [];
  if (schema.type === 'array')
    return fieldsOf(schema.items ?? {}).map((inner) => within('0', inner, (value) => [value]));
  const named = Object.entries(schema.properties ?? {});
  const constants = Object.fromEntries(
    named.filter(([, inner]) => 'const' in inner).map(([name, inner]) => [name, inner.const]),
  );
  if (typeof schema.additionalProperties === 'object')
    named.push([
      (schema.propertyNames?.enum?.[0] as string | undefined) ?? 'any',
      schema.additionalProperties,
    ]);
  return named.flatMap(([name, inner]) =>
    fieldsOf(inner).map((each) => within(name, each, (value) => ({ ...constants, [name]: value }))),
  );
}

const within = (
  name: string,
  { field, propsWith }: AddressField,
  wrap: (value: unknown) => unknown,
): AddressField => ({
  field: field === '' ? name : `${name}.${field}`,
  propsWith: (address) => wrap(propsWith(address)),
});

/** Whether a text is an address: its pattern or format accepts one of ours, and not every text. */
const isAddress = ({ pattern, format }: JsonSchema): boolean =>
  format === 'uri' ||
  (pattern !== undefined &&
    ['/contact', '/media/cms_media/a.png'].some((address) =>
      new RegExp(pattern, 'i').test(address),
    ));
