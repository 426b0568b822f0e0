import { desc, eq } from 'drizzle-orm';
import type { Actor, ActivityValue } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Base } from '#src/platform/base.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { upsert } from '#src/platform/db/upsert.ts';
import { createTextSealer } from '#src/platform/sealed-text/sealed-text.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import {
  CONSENT_NAMES,
  type ConsentName,
  defaultText,
  findSetting,
  parseSetting,
  type SettingDefinition,
  type SettingName,
  SETTINGS,
} from './definitions.server.ts';
import { consentVersion, createLiveSettings, type SettingRows } from './live-settings.server.ts';
import { settingChanges, settings } from './settings-tables.server.ts';

/** The settings of the team. Reading falls back to what this node read last; the rest throws if the database fails. */
export type Settings = ReturnType<typeof createSettings>;

/** A text that people agree to, and the version that is stored with them. */
export interface Consent {
  version: string;
  text: string;
}

/** A typed setting: the version that its form showed, and the text; null for the default. */
export interface SettingChange {
  version: number;
  text: string | null;
}

/** Where the value of a setting comes from. */
type SettingSource = 'environment' | 'here' | 'default';

interface SettingsDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  /** the configuration of the environment, which wins */
  given: Config;
  secret: Secret;
  /** consent texts that the team has not replaced */
  consents: Readonly<Record<ConsentName, Consent>>;
  /** why a value cannot be used, beyond the rule of its setting */
  findProblem?: (name: SettingName, value: unknown) => string | undefined;
}

export function createSettings(deps: SettingsDeps) {
  const { db, given, secret, consents, findProblem = () => undefined, clock, log } = deps;
  const sealer = createTextSealer(secret, 'setting');
  const live = createLiveSettings({ db, given, sealer, log });
  const { config, isLocked, read, textOf, refresh, revision, consentText } = live;

  function findErrors(changes: ReadonlyMap<SettingDefinition, SettingChange>, stored: SettingRows) {
    const errors: Partial<Record<SettingName, string>> = {};
    for (const [{ name, label, kind }, { version, text }] of changes) {
      const row = stored.get(name);
      const parsed = parseSetting(name, text ?? undefined);
      const problem = parsed.success
        ? findProblem(name, parsed.data)
        : parsed.error.issues.map(({ message }) => message).join('; ');
      if (isLocked(name))
        errors[name] = `The environment sets ${name}, so it cannot be changed here.`;
      else if (problem) errors[name] = `${label} ${problem}.`;
      else if ((row?.version ?? 0) !== version && textOf(row) !== (text ?? undefined))
        errors[name] =
          `${row?.changedByName} ${kind === 'secret' ? 'changed it' : `set it to “${row?.value ?? defaultText(name)}”`} meanwhile. Save again to replace that.`;
    }
    return errors;
  }

  async function store(tx: Db, definition: SettingDefinition, text: string | null, by: Actor) {
    const { name, kind, label } = definition;
    const [row] = await tx.select().from(settings).where(eq(settings.name, name));
    if ((textOf(row) ?? null) === text) return false;
    const at = clock();
    const isSecret = kind === 'secret';
    const change = { name, version: (row?.version ?? 0) + 1, at, byName: by.name };
    await upsert(tx, settings, settings.name, {
      name,
      value: isSecret && text !== null ? sealer.seal(text, name) : text,
      version: change.version,
      changedAt: at,
      changedByName: by.name,
    });
    const shown = (value: string | null): ActivityValue => (isSecret && value ? 'set' : value);
    const [before, after] = [row?.value ?? null, text];
    await tx.insert(settingChanges).values({ ...change, ...(!isSecret && { before, after }) });
    await recordActivity(
      tx,
      {
        actor: by,
        area: 'site',
        action: 'setting.changed',
        object: { kind: 'setting', id: name, label },
        before: { [label]: shown(before) },
        after: { [label]: isSecret && after ? 'changed' : shown(after) },
      },
      at,
    );
    return true;
  }

  /** Stores changes, and announces them to all nodes. */
  async function change(
    by: Actor,
    find: (tx: Db, stored: SettingRows) => Promise<ReadonlyMap<SettingDefinition, SettingChange>>,
  ) {
    const result = await db.transaction(async (tx) => {
      await tx.execute(lock('settings'));
      const stored = await read(tx);
      const changes = await find(tx, stored);
      const errors = findErrors(changes, stored);
      if (Object.keys(errors).length > 0) return { errors };
      let count = 0;
      for (const [definition, { text }] of changes)
        if (await store(tx, definition, text, by)) count += 1;
      if (count > 0) await announceContentChange(tx);
      return { count };
    });
    await refresh();
    return result;
  }

  return {
    /** The configuration that applies: what the environment sets, else the team, else the default. Changes at any time. */
    config,
    /** Reads what any node has changed. */
    refresh,
    /** Grows when what applies on this node has changed. */
    revision,
    /** What people agreed to who were shown a version; undefined for one that the team never set. */
    consentText,
    /** The text that a form shows today. */
    consent(name: ConsentName): Consent {
      const row = live.rows().get(name);
      return !row?.value
        ? consents[name]
        : { version: consentVersion({ ...row, at: row.changedAt }), text: row.value };
    },
    /** All settings, where each comes from, and who set it. Of secrets whether they are set. */
    async view() {
      const stored = await read(db);
      return SETTINGS.map(({ name, kind }) => {
        const row = stored.get(name);
        const source: SettingSource = isLocked(name)
          ? 'environment'
          : row?.value
            ? 'here'
            : 'default';
        const standard = CONSENT_NAMES.some((consent) => consent === name)
          ? consents[name as ConsentName].text
          : defaultText(name);
        return {
          name,
          source,
          version: row?.version ?? 0,
          /** as it was typed here; empty without, and for a secret */
          text: kind === 'secret' ? '' : (row?.value ?? ''),
          standard,
          set: row?.value ? { at: row.changedAt, byName: row.changedByName } : undefined,
        };
      });
    },
    /** Changes settings; all nodes and workers use them within a second. Nothing is stored if one is refused. */
    save: (changes: Partial<Record<SettingName, SettingChange>>, by: Actor) =>
      change(by, async () => {
        const known = SETTINGS.filter(({ name }) => changes[name] !== undefined);
        return new Map(known.map((setting) => [setting, changes[setting.name]!]));
      }),
    /** Takes a change back if its value is still in place; never that of a secret. */
    undo: (id: string, by: Actor) =>
      change(by, async (tx, stored) => {
        const [undone] = await tx.select().from(settingChanges).where(eq(settingChanges.id, id));
        const setting = undone && findSetting(undone.name);
        const row = undone && stored.get(undone.name);
        if (!setting || setting.kind === 'secret' || row?.value !== undone.after) return new Map();
        return new Map([[setting, { version: row.version, text: undone.before }]]);
      }),
    /** The last changes, newest first. */
    history: (limit: number) =>
      db.select().from(settingChanges).orderBy(desc(settingChanges.at)).limit(limit),
  };
}
