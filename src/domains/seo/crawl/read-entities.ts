import type { Entity } from '#src/domains/seo/structured-data.ts';
import { BOUNDS, clip, pushTo } from './bounds.ts';

/** Parses the structured data of a page: its entities, graphs flattened, and why others cannot be read. */
export function readEntities(scripts: readonly string[]): {
  entities: Entity[];
  entityErrors: string[];
} {
  const entities: Entity[] = [];
  const entityErrors: string[] = [];
  const refuse = (reason: string) => pushTo(entityErrors, clip(reason), BOUNDS.values);
  for (const script of scripts) {
    try {
      if (script.length > BOUNDS.structuredData) throw new Error('It is too long.');
      for (const entity of topLevel(JSON.parse(script)))
        if (isEntity(entity)) pushTo(entities, entity, BOUNDS.contacts);
        else refuse('An entity has no @type.');
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  }
  return { entities, entityErrors };
}

function topLevel(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(topLevel);
  const graph = isObject(value) ? value['@graph'] : undefined;
  return Array.isArray(graph) ? graph : [value];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntity = (value: unknown): value is Entity =>
  isObject(value) && [value['@type']].flat().some((type) => typeof type === 'string');
