import type { Entity } from '#src/domains/seo/structured-data.ts';
import { ENTITY_RULES, OTHER_TYPES } from './entity-rules.ts';
import type { Found } from './finding.ts';
import { isDocument, type RouteCheck } from './seo-check.ts';

export const entityErrors: RouteCheck = {
  id: 'entity-errors',
  title: 'Structured data that cannot be read',
  severity: 'error',
  why: 'Programs ignore an entity that is not valid JSON, has an unknown type, or lacks a required property.',
  fix: 'Fill in what is missing in the settings of the page. If it comes from the site itself, report it.',
  find: (route) =>
    isDocument(route)
      ? [
          ...route.facts.entityErrors.map((reason): Found => ({
            place: 'structured data',
            key: `json ${reason}`,
            message: `A block of structured data cannot be read: ${reason}`,
          })),
          ...route.facts.entities.flatMap((entity) => [
            ...unknownTypes(entity),
            ...missing(entity, 'required'),
          ]),
        ]
      : [],
};

export const entityGaps: RouteCheck = {
  id: 'entity-gaps',
  title: 'Structured data without recommended properties',
  severity: 'notice',
  why: 'Search engines show more of an entity the more they know of it. FAQ entities are not shown any more.',
  fix: 'Add what the message names, if you have it.',
  find: (route) =>
    isDocument(route)
      ? route.facts.entities.flatMap((entity) => missing(entity, 'recommended'))
      : [],
};

const typesOf = (entity: Entity): string[] => [entity['@type']].flat();

const unknownTypes = (entity: Entity): Found[] =>
  typesOf(entity)
    .filter((type) => !(type in ENTITY_RULES) && !OTHER_TYPES.has(type))
    .map((type) => ({
      place: 'structured data',
      key: `type ${type}`,
      message: `“${type}” is a type that this site does not use.`,
    }));

function missing(entity: Entity, need: 'required' | 'recommended'): Found[] {
  const types = typesOf(entity);
  const properties = new Set(types.flatMap((type) => ENTITY_RULES[type]?.[need] ?? []));
  return [...properties]
    .filter((property) => !hasProperty(entity, property.split('.')))
    .map((property) => ({
      place: 'structured data',
      key: `${need} ${types.join()} ${property}`,
      message: `${types.join(' and ')}: ${need === 'required' ? 'the required' : 'the recommended'} property “${property}” is missing.`,
    }));
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

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
