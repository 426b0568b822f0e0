import type { Entity } from '#src/domains/seo/structured-data.ts';
import { type Found, found } from '../../finding.ts';
import type { RouteRule } from '../../rule.ts';
import { ENTITY_RULES, OTHER_TYPES } from './entity-rules.ts';

export const entityErrors: RouteRule = ({ facts }) => [
  ...facts.entityErrors.map((reason) =>
    found('entity-errors', `A block of structured data cannot be read: ${reason}`, {
      key: `json ${reason}`,
    }),
  ),
  ...facts.entities.flatMap((entity) => [...unknownTypes(entity), ...missing(entity, 'required')]),
];

export const entityGaps: RouteRule = ({ facts }) =>
  facts.entities.flatMap((entity) => missing(entity, 'recommended'));

const typesOf = (entity: Entity) => [entity['@type']].flat();

const unknownTypes = (entity: Entity): Found[] =>
  typesOf(entity)
    .filter((type) => !(type in ENTITY_RULES) && !OTHER_TYPES.has(type))
    .map((type) =>
      found('entity-errors', `“${type}” is a type that this site does not use.`, {
        key: `type ${type}`,
      }),
    );

function missing(entity: Entity, need: 'required' | 'recommended'): Found[] {
  const types = typesOf(entity);
  const properties = new Set(types.flatMap((type) => ENTITY_RULES[type]?.[need] ?? []));
  return [...properties]
    .filter((property) => !hasProperty(entity, property.split('.')))
    .map((property) =>
      found(
        need === 'required' ? 'entity-errors' : 'entity-gaps',
        `${types.join(' and ')}: the ${need} property “${property}” is missing.`,
        { key: `${need} ${types.join()} ${property}` },
      ),
    );
}

/** Whether a value has a property; of a list each item must have it. */
function hasProperty(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return isFilled(value);
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => hasProperty(item, [name, ...rest]));
  if (typeof value !== 'object' || value === null) return false;
  const property = (value as Record<string, unknown>)[name];
  // An entity that is only referred to is described elsewhere.
  return (
    hasProperty(property, rest) || ('@id' in value && property === undefined && !('@type' in value))
  );
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
