import { upsert } from '#src/platform/db/upsert.ts';
import { pick } from '#src/platform/pick.ts';
import type { Base } from '#src/platform/base.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { type Actor, type ActivityValue, changedFields } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import {
  type BrandFacts,
  isSame,
  SETTING_LABELS,
  SETTING_NAMES,
  type SettingChanges,
  type SettingName,
  type SettingValues,
  type SiteSettings,
} from './site-settings.ts';
import { siteSettingChanges, siteSettings } from './site-settings-tables.server.ts';

/** Settings of the whole site. `read` falls back to what this node read last; the rest throws if the database fails. */
export type SiteSettingsStore = ReturnType<typeof createSiteSettings>;

export type SettingsView = Awaited<ReturnType<SiteSettingsStore['view']>>;
export type SettingsHistoryEntry = Awaited<ReturnType<SiteSettingsStore['history']>>[number];

interface SiteSettingsDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  builtIn: SiteSettings;
  /** what the site's frame says about the company */
  brand?: { read(): Promise<BrandFacts>; latest(): BrandFacts };
}

const ID = 'site';

export function createSiteSettings({ db, builtIn, brand, clock, log }: SiteSettingsDeps) {
  let last = builtIn;

  async function find(from: Db): Promise<{ version: number; values: SettingValues }> {
    const [row] = await from.select().from(siteSettings).where(eq(siteSettings.id, ID));
    return row ?? { version: 0, values: {} };
  }

  async function store(
    tx: Db,
    { id, undoes, changes }: { id: string; undoes: string | null; changes: SettingChanges },
    { version, values: before }: { version: number; values: SettingValues },
    by: Actor,
  ): Promise<'saved' | 'unchanged'> {
    const after = applied(before, changes);
    if (isSame(sorted(before), sorted(after))) return 'unchanged';
    const at = clock();
    const made = { id, at, byId: by.id, byName: by.name, before, after, undoes };
    const inserted = await tx.insert(siteSettingChanges).values(made).onConflictDoNothing();
    if (!inserted.rowCount) return 'unchanged';
    await upsert(tx, siteSettings, siteSettings.id, {
      id: ID,
      version: version + 1,
      values: after,
      changedAt: at,
      changedByName: by.name,
    });
    const entry = {
      actor: by,
      area: 'site' as const,
      action: 'setting.changed',
      object: { kind: 'setting', id: 'seo-site', label: 'Site-wide settings for search engines' },
      ...changedFields(worded(before), worded(after)),
    };
    await recordActivity(tx, entry, at);
    await announceContentChange(tx);
    return 'saved';
  }

  return {
    /** The values that apply: those of the team, else the built-in ones. */
    async read(): Promise<SiteSettings> {
      try {
        last = { ...builtIn, ...(await find(db)).values };
      } catch (error) {
        log.warn({ err: error }, 'site-wide settings are used as they were last read');
      }
      return { ...last, ...(await brand?.read()) };
    },
    builtIn,
    /** The last result of `read`; the built-in values before. */
    latest: (): SiteSettings => ({ ...last, ...brand?.latest() }),
    /** The stored values, with version 0 before the first change; and the built-in ones, which apply where nothing is stored. */
    view: async () => ({ ...(await find(db)), builtIn }),
    /**
     * Changes settings; all nodes show it within a second.
     * @param change `version` that the form showed; undefined to replace whatever there is
     * @returns 'outdated' if they were changed since
     */
    save: (
      { id, version, changes }: { id: string; version?: number; changes: SettingChanges },
      by: Actor,
    ) =>
      db.transaction(async (tx) => {
        await tx.execute(lock('siteSettings'));
        const stored = await find(tx);
        if (version !== undefined && version !== stored.version) return 'outdated';
        return store(tx, { id, undoes: null, changes }, stored, by);
      }),
    /** Takes a change back where its values are still in place. @param id of the new change */
    undo: ({ id, undoes }: { id: string; undoes: string }, by: Actor) =>
      db.transaction(async (tx) => {
        await tx.execute(lock('siteSettings'));
        const [undone] = await tx
          .select()
          .from(siteSettingChanges)
          .where(eq(siteSettingChanges.id, undoes));
        if (!undone) return 'unchanged';
        const stored = await find(tx);
        const changes = Object.fromEntries(
          changedNames(undone)
            .filter((name) => isSame(stored.values[name], undone.after[name]))
            .map((name) => [name, undone.before[name] ?? null]),
        ) as SettingChanges;
        return store(tx, { id, undoes, changes }, stored, by);
      }),
    /** Newest first, with the settings that each change changed. */
    async history(limit: number) {
      const rows = await db
        .select({
          ...pick(siteSettingChanges, 'id', 'at', 'byName', 'before', 'after', 'undoes'),
          isUndone: sql<boolean>`exists (select from seo_site_setting_changes other where other.undoes = seo_site_setting_changes.id)`,
        })
        .from(siteSettingChanges)
        .orderBy(desc(siteSettingChanges.at))
        .limit(limit);
      return rows.map((row) => ({ ...row, names: changedNames(row) }));
    },
  };
}

function applied(before: SettingValues, changes: SettingChanges): SettingValues {
  const merged = { ...before, ...changes };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  ) as SettingValues;
}

const sorted = (values: SettingValues) => SETTING_NAMES.map((name) => values[name] ?? null);

const changedNames = ({ before, after }: { before: SettingValues; after: SettingValues }) =>
  SETTING_NAMES.filter((name) => !isSame(before[name], after[name]));

/** The values as the activity log shows them. */
const worded = (values: SettingValues): Record<string, ActivityValue> =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => [SETTING_LABELS[name], wordedSetting(name, values) ?? null]),
  );

/** A stored value as a person reads it; undefined for the built-in one. */
export function wordedSetting(name: SettingName, values: SettingValues): string | undefined {
  const value = values[name];
  if (!Array.isArray(value)) return value;
  return value
    .map((each) => (typeof each === 'string' ? each : `${each.agent}: ${each.rule} ${each.path}`))
    .join(', ');
}
