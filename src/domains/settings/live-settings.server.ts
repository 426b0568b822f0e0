import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Base } from '#src/platform/base.ts';
import { type Config, environment } from '#src/platform/config/config.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { TextSealer } from '#src/platform/sealed-text/sealed-text.server.ts';
import {
  CONSENT_NAMES,
  findSetting,
  parseSetting,
  type SettingName,
  SETTINGS,
} from './definitions.server.ts';
import { settingChanges, settings } from './settings-tables.server.ts';

type SettingRow = typeof settings.$inferSelect;
export type SettingRows = ReadonlyMap<string, SettingRow>;

interface LiveDeps extends Pick<Base, 'db' | 'log'> {
  /** the configuration of the environment, which wins */
  given: Config;
  sealer: TextSealer;
}

/** The settings as this node last read them. What it read applies while the database is away. */
export function createLiveSettings({ db, given, sealer, log }: LiveDeps) {
  let rows: SettingRows = new Map();
  let values: Partial<Record<SettingName, unknown>> = {};
  let agreed = new Map<string, string>();
  let revision = 0;
  let begun = 0;
  let done = 0;

  const names = Object.keys(environment.shape) as (keyof typeof environment.shape)[];
  const config = Object.defineProperties(
    { ...given },
    Object.fromEntries(
      names.map((name) => [
        name,
        { enumerable: true, get: () => (name in values ? values[name] : given[name]) },
      ]),
    ),
  );
  const isLocked = (name: string) => given.given.includes(name);

  const read = async (from: Db): Promise<SettingRows> =>
    new Map((await from.select().from(settings)).map((row) => [row.name, row]));

  function textOf(row: SettingRow | undefined): string | undefined {
    if (!row?.value) return undefined;
    return findSetting(row.name)?.kind === 'secret' ? sealer.open(row.value, row.name) : row.value;
  }

  function valuesOf(found: SettingRows) {
    const result: typeof values = {};
    for (const { name } of SETTINGS) {
      const row = found.get(name);
      if (!row?.value || isLocked(name)) continue;
      const text = textOf(row);
      const parsed = text === undefined ? undefined : parseSetting(name, text);
      if (parsed?.success) result[name] = parsed.data;
      else log.warn({ name }, 'a stored setting cannot be used; its default applies');
    }
    return result;
  }

  async function readConsents() {
    const changes = await db
      .select()
      .from(settingChanges)
      .where(
        and(inArray(settingChanges.name, [...CONSENT_NAMES]), isNotNull(settingChanges.after)),
      );
    return new Map(changes.map((change) => [consentVersion(change), change.after!]));
  }

  const stateOf = (all: SettingRows) =>
    [...all.values()]
      .map(({ name, version }) => `${name} ${version}`)
      .toSorted()
      .join();

  return {
    config,
    isLocked,
    read,
    /** The text of a row, for this server only; undefined for the default, and for a secret that cannot be opened. */
    textOf,
    rows: () => rows,
    revision: () => revision,
    consentText: (version: string): string | undefined => agreed.get(version),
    /** Reads what any node has changed. */
    async refresh() {
      const turn = (begun += 1);
      try {
        const [found, texts] = await Promise.all([read(db), readConsents()]);
        if (turn < done) return; // a later reading has finished
        done = turn;
        if (stateOf(found) === stateOf(rows)) return;
        [rows, agreed, values] = [found, texts, valuesOf(found)];
        revision += 1;
      } catch (error) {
        log.warn({ err: error }, 'settings apply as they were last read');
      }
    },
  };
}

/** Dated, so that a person sees its age; no version of `content` looks like it. */
export const consentVersion = (of: { name: string; at: Date; version: number }) =>
  `${of.at.toISOString().slice(0, 10)}-${of.name.replace('CONSENT_', '').toLowerCase()}-${of.version}`;
