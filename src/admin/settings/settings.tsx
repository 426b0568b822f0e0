import { loadView } from '#src/admin/lists/load-list.server.ts';
import { useUnsavedGuard } from '#src/admin/kit/dialog/use-unsaved-guard.ts';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { readPostedFields, refuseForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { useIsEdited } from '#src/admin/kit/form/use-is-edited.ts';
import { LoadError, Part } from '#src/admin/kit/screen.tsx';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { ChangedValues } from '#src/admin/seo/changes/change-rows.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/settings.ts';
import { parseGroup } from './parse-settings.server.ts';
import {
  showChanges,
  showFields,
  showGroups,
  type ShownFields,
  type ShownGroup,
} from './present-settings.server.ts';
import { SettingField } from './setting-field.tsx';
import { TEAM_SETTINGS_PATH } from './settings-address.ts';
import { SettingsHead } from './settings-head.tsx';
import './settings.css';

const MAX_CHANGES = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, crmForms } = servicesFor(context, 'settings.change');
  return loadView(context, 'the settings', {}, async () => {
    const [view, changes] = await Promise.all([settings.view(), settings.history(MAX_CHANGES)]);
    const now = new Date();
    return {
      groups: showGroups(view),
      forms: showFields(crmForms.fields()),
      changes: showChanges(changes, now),
    };
  });
}

/** Saves the form of a group, or takes a change back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, settings, crmForms } = servicesFor(context, 'settings.change');
  const fields = await readPostedFields(request);
  const by = actorOf(user);
  const { intent, change = '' } = fields;
  if (intent === 'undo' && isUuid(change)) {
    const undone = await settings.undo(change, by);
    const [refusal] = Object.values(undone.errors ?? {});
    const text = undone.count ? 'The change is undone.' : 'Nothing is left of this change.';
    return redirectWithNotice(context, refusal ?? text, TEAM_SETTINGS_PATH);
  }
  const parsed = parseGroup(fields, crmForms.fields());
  if (!parsed) return rejectForm();
  const saved = await settings.save(parsed.changes, by);
  if (saved.errors) {
    const secrets = new Set<string>(
      parsed.group.settings.filter(({ kind }) => kind === 'secret').map(({ name }) => name),
    );
    const shown = Object.entries(fields).filter(([name]) => !secrets.has(name));
    return refuseForm(Object.fromEntries(shown), {
      errors: saved.errors,
      message: saved.errors.HUBSPOT_FIELD_NAMES,
    });
  }
  const text = saved.count ? 'Saved. It applies everywhere now.' : 'Nothing was changed.';
  return redirectWithNotice(context, text, `${TEAM_SETTINGS_PATH}#${parsed.group.id}`);
}

/** What the team sets in place of the environment. */
export default function TeamSettings({ loaderData: { view } }: Route.ComponentProps) {
  const { isEdited, onInput } = useIsEdited();
  useUnsavedGuard({ isUnsaved: isEdited, what: 'Your changes to the settings' });
  return (
    <>
      <SettingsHead
        title="Settings"
        intro="All servers use a change within a second. What the environment sets can only be changed there."
      />
      {view ? (
        <>
          <nav className="row wraps gap-3 small" aria-label="Groups of settings">
            {view.groups.map(({ id, title }) => (
              <a className="text-link tap-link" key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <div onInput={onInput}>
            {view.groups.map((group) => (
              <Group key={group.base} {...group} forms={view.forms} />
            ))}
          </div>
          <Changes changes={view.changes} isEdited={isEdited} />
        </>
      ) : (
        <LoadError>The settings could not be loaded. They apply unchanged.</LoadError>
      )}
    </>
  );
}

const Group = (group: ShownGroup & { forms: ShownFields }) => (
  <Part className="setting-group-of-team rule-below" id={group.id} title={group.title}>
    <p className="small muted mb-4">{group.about}</p>
    <ActionForm intent={group.id} submit={`Save ${group.title}`} busy="Saving..." tone="secondary">
      <input type="hidden" name="base" value={group.base} />
      <div className="setting-fields">
        {group.settings.map((setting) => (
          <SettingField key={setting.name} setting={setting} forms={group.forms} />
        ))}
      </div>
    </ActionForm>
  </Part>
);

interface ChangesProps {
  changes: ReturnType<typeof showChanges>;
  isEdited: boolean;
}

const Changes = ({ changes, isEdited }: ChangesProps) => (
  <Part className="measure-wide mt-4 small" title="Changes">
    {changes.length === 0 ? <p>Nothing has been changed yet.</p> : null}
    <ol className="rows">
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <b>{change.byName}</b>, <Time at={change.at} />
          </p>
          <ChangedValues fields={change.values} />
          {change.mayUndo ? (
            <PostButton intent="undo" fields={{ change: change.id }} isDisabled={isEdited}>
              Undo<span className="sr-only"> the change of {change.at.exact}</span>
            </PostButton>
          ) : null}
        </li>
      ))}
    </ol>
  </Part>
);
