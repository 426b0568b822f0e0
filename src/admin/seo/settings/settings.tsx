import { loadView } from '#src/admin/lists/load-list.server.ts';
import { useUnsavedGuard } from '#src/admin/kit/dialog/use-unsaved-guard.ts';
import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { readPostedFields, refuseForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { TextArea } from '#src/admin/kit/form/text-area.tsx';
import { useIsEdited } from '#src/admin/kit/form/use-is-edited.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { Part, LoadError, Facts } from '#src/admin/kit/screen.tsx';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { ChangedValues } from '#src/admin/seo/changes/change-rows.tsx';
import { SETTINGS_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { OWNER_SETTINGS, parseSettings } from '#src/domains/seo/site-settings/site-settings.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import type { Route } from './+types/settings.ts';
import {
  shownChanges,
  shownGroups,
  type ShownSetting,
  type ShownSettingChange,
} from './present-settings.server.ts';
import './settings.css';

const MAX_CHANGES = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { siteSettings } = servicesFor(context, 'content.see');
  const mayChange = mayDo(context, 'content.edit');
  const isOwner = mayDo(context, 'settings.change');
  return loadView(context, 'the site-wide settings', { mayChange }, async () => {
    const [view, changes] = await Promise.all([
      siteSettings.view(),
      siteSettings.history(MAX_CHANGES),
    ]);
    return {
      id: crypto.randomUUID(),
      version: view.version,
      groups: shownGroups(view, isOwner),
      changes: shownChanges(changes, new Date(), isOwner),
    };
  });
}

/** Saves the form, or takes a change back. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readPostedFields(request);
  const isForOwners = OWNER_SETTINGS.some((name) => name in fields);
  const { user, siteSettings } = servicesFor(
    context,
    isForOwners ? 'settings.change' : 'content.edit',
  );
  const by = actorOf(user);
  const back = (text: string) => redirectWithNotice(context, text, SETTINGS_ADDRESS);
  const { intent, id = '', undoes = '' } = fields;
  if (intent === 'undo' && isUuid(undoes)) {
    const shown = await siteSettings.history(MAX_CHANGES);
    const isKnown = shown.some(
      ({ id: each, names }) =>
        each === undoes && !names.some((name) => OWNER_SETTINGS.includes(name)),
    );
    if (!isKnown) requirePermission(context, 'settings.change');
    const isDone = (await siteSettings.undo({ id: crypto.randomUUID(), undoes }, by)) === 'saved';
    return back(isDone ? 'The change is undone.' : 'Nothing is left of this change.');
  }
  if (intent !== 'settings' || !isUuid(id)) return rejectForm();
  const { builtIn } = await siteSettings.view();
  const { changes, errors } = parseSettings(fields, builtIn);
  if (Object.keys(errors).length > 0) return refuseForm(fields, { errors });
  const saved = await siteSettings.save({ id, version: Number(fields['version']), changes }, by);
  if (saved === 'outdated')
    return refuseForm(fields, {
      message:
        'These settings were changed since you opened the form. See the changes below. Save again to keep what you typed here.',
    });
  return back(saved === 'saved' ? 'Saved. The site shows it now.' : 'Nothing was changed.');
}

/** The statements of the site about the company, and proofs whose it is. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { view, mayChange } = loaderData;
  return (
    <>
      <SeoHead
        title="Site-wide SEO settings"
        intro="They are used in titles, structured data, feeds and llms.txt. The whole site shows a change within a second."
      />
      {view ? null : <LoadError>The settings could not be loaded. They apply unchanged.</LoadError>}
      {view && mayChange ? <Editable key={view.version} {...view} /> : null}
      {view && !mayChange ? <ReadOnly {...view} /> : null}
    </>
  );
}

interface ReadOnlyProps {
  groups: ReturnType<typeof shownGroups>;
  changes: readonly ShownSettingChange[];
}

const SettingFacts = ({ settings }: { settings: readonly ShownSetting[] }) => (
  <Facts facts={settings.map(({ label, text }) => [label, text || '–'] as const)} />
);

const ReadOnly = ({ groups, changes }: ReadOnlyProps) => (
  <>
    {groups.map(({ title, settings }) => (
      <Part className="setting-group m-0 min-0 py-6 px-0 rule-below" key={title} title={title}>
        <SettingFacts settings={settings} />
      </Part>
    ))}
    <History changes={changes} />
  </>
);

interface EditableProps extends ReadOnlyProps {
  id: string;
  version: number;
}

function Editable({ id, version, groups, changes }: EditableProps) {
  const { isEdited, onInput } = useIsEdited();
  useUnsavedGuard({ isUnsaved: isEdited, what: 'Your changes to the settings' });
  return (
    <>
      <div className="site-settings" onInput={onInput}>
        <ActionForm intent="settings" submit="Save" busy="Saving...">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          {groups.map(({ title, about, settings, isReadOnly }) => (
            <fieldset className="setting-group m-0 min-0 py-6 px-0 rule-below" key={title}>
              <legend className="plain bold">
                {title}
                <span className="block mt-1 small regular snug muted">{about}</span>
              </legend>
              {isReadOnly ? (
                <SettingFacts settings={settings} />
              ) : (
                <div className="grid gap-4 gap-x-6">
                  {settings.map((setting) => (
                    <SettingField key={setting.name} {...setting} />
                  ))}
                </div>
              )}
            </fieldset>
          ))}
        </ActionForm>
      </div>
      <History changes={changes} undo={isEdited ? 'after-saving' : 'now'} />
    </>
  );
}

const SettingField = ({ name, label, text, hint, isList, maxLength }: ShownSetting) =>
  isList ? (
    <TextArea {...{ name, label, hint }} defaultValue={text} spellCheck={false} />
  ) : (
    <TextField name={name} label={label} hint={hint} defaultValue={text} maxLength={maxLength} />
  );

interface HistoryProps {
  changes: readonly ShownSettingChange[];
  /** an undo replaces all fields, also one in which something was typed */
  undo?: 'now' | 'after-saving';
}

const History = ({ changes, undo }: HistoryProps) => (
  <section className="measure-wide mt-4 small" aria-labelledby="setting-history">
    <h2 className="plain" id="setting-history">
      Changes
    </h2>
    {changes.length === 0 ? <p>Nothing has been changed yet: all values are built in.</p> : null}
    {undo === 'after-saving' && changes.length > 0 ? (
      <p>Save what you typed above. Then changes can be undone.</p>
    ) : null}
    <ol className="rows setting-history">
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <b>{change.byName}</b>, <Time at={change.at} />
            {change.isUndo ? ', took a change back' : ''}
          </p>
          <ChangedValues fields={change.settings} />
          {undo && change.mayUndo && !change.isUndone ? (
            <PostButton
              intent="undo"
              fields={{ undoes: change.id }}
              isDisabled={undo === 'after-saving'}
            >
              Undo<span className="sr-only"> the change of {change.at.exact}</span>
            </PostButton>
          ) : null}
        </li>
      ))}
    </ol>
  </section>
);
