import type { ReactNode } from 'react';
import { Bar } from '#src/admin/kit/bar.tsx';
import { Button, IconButton, LinkButton } from '#src/admin/kit/button.tsx';
import { FindingItem } from '#src/admin/kit/finding-item.tsx';
import { ActionForm, DisclosedForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { ChoiceField, RadioField } from '#src/admin/kit/form/choice-field.tsx';
import { NewPassword } from '#src/admin/kit/form/new-password.tsx';
import { TextArea } from '#src/admin/kit/form/text-area.tsx';
import { HelpButton } from '#src/admin/kit/help-button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { InputField, SelectField } from '#src/admin/kit/input-field.tsx';
import { Mark } from '#src/admin/kit/mark.tsx';
import { MaskedNote } from '#src/admin/kit/masked-note.tsx';
import { PageLinks } from '#src/admin/kit/page-links.tsx';
import { SaveState } from '#src/admin/kit/save-state.tsx';
import type { SaveStatus } from '#src/admin/kit/save-status.ts';
import { Facts, LoadError, TextList } from '#src/admin/kit/screen.tsx';
import { SearchField } from '#src/admin/kit/search-field.tsx';
import { StateLinks } from '#src/admin/kit/state-links.tsx';
import { PressedGroup } from '#src/admin/kit/pressed-group.tsx';
import { PostButton, SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { Tool, Toolbar } from '#src/admin/kit/toolbar.tsx';
import { CITIES, Dialogs, Suggested, Turns } from './live-samples.tsx';

const ZOOMS = [
  { value: 0, label: 'Fit' },
  { value: 1, label: '100%' },
];
const BELL = 'M4 11V7a4 4 0 0 1 8 0v4l1 1H3zM7 14h2';
const TONES = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const;
const SAVES: readonly SaveStatus[] = [
  { is: 'saved', at: '2026-01-05T14:00:00Z', time: '8:00 AM CST' },
  { is: 'unsaved' },
  { is: 'saving' },
  { is: 'offline' },
  { is: 'conflict', by: 'Kim' },
  { is: 'failed', why: 'the server is away' },
];

/** Each part of the kit in its states, by the name of its group. */
export const KIT_SAMPLES: Readonly<Record<string, () => ReactNode>> = {
  Buttons: () => (
    <>
      <div className="row wraps gap-4">
        {TONES.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </div>
      <div className="row wraps gap-4">
        <Button isDisabled>Disabled</Button>
        <Button tone="primary" isBusy>
          Saving…
        </Button>
        <LinkButton to="/admin">Link</LinkButton>
        <HelpButton />
        <IconButton label="Notify me" path={BELL} />
        <IconButton label="Not possible" path={BELL} isDisabled />
      </div>
      <p>
        Nothing was saved.{' '}
        <Button tone="text" className="tap">
          Try again
        </Button>
      </p>
      <Toolbar className="row gap-2" aria-label="Format">
        <Tool label="Bold" keys="Ctrl+B" isPressed>
          <b>B</b>
        </Tool>
        <Tool label="Link" path="M5 10h10" />
      </Toolbar>
      <PressedGroup label="Zoom" options={ZOOMS} value={1} onChange={() => undefined} />
    </>
  ),
  Marks: () => (
    <>
      <div className="row wraps gap-4">
        <Mark shape={{ path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true }} label="Sent" />
        <Mark
          shape={{ path: 'M2 2l8 8M10 2l-8 8' }}
          state="email-failed"
          label="Could not be sent"
        />
        <Icon className="admin-icon" path={BELL} />
        <Time at={{ iso: '2026-01-05', exact: 'January 5, 2026', relative: '2 days ago' }} />
      </div>
      {SAVES.map((status) => (
        <SaveState key={status.is} status={status} />
      ))}
      <Bar length={62} />
    </>
  ),
  Fields: () => (
    <>
      <InputField id="kit-name" label="Name" hint="As readers see it" defaultValue="Ada" />
      <InputField id="kit-email" label="Email" error="Enter an email address." defaultValue="ada" />
      <SelectField id="kit-city" label="City">
        {CITIES.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </SelectField>
      <SearchField label="Search" value="crm" />
      <Suggested />
    </>
  ),
  Forms: () => (
    <>
      <ActionForm
        intent="kit"
        submit="Save"
        busy="Saving..."
        result={{
          intent: 'kit',
          errors: { title: 'Enter a title.' },
          message: 'Nothing was saved.',
          values: {},
        }}
      >
        <TextField name="title" label="Title" />
        <TextArea name="about" label="About" defaultValue="" />
        <ChoiceField name="role" label="Role" options={[['editor', 'Editor']]} />
        <RadioField
          name="when"
          label="When"
          initial="now"
          options={[
            { value: 'now', label: 'Now', about: 'Visitors see it at once.' },
            { value: 'later', label: 'Later' },
          ]}
        />
        <NewPassword />
      </ActionForm>
      <DisclosedForm
        intent="kit-off"
        summary="Deactivate Kim"
        about="Kim is signed out everywhere."
        submit="Deactivate"
        busy="Deactivating..."
        tone="danger"
        isOpen
      />
      <SubmitButton form="kit-none">Submit</SubmitButton>
      <PostButton intent="kit-undo">Undo</PostButton>
    </>
  ),
  Dialogs,
  Navigation: () => (
    <>
      <StateLinks
        states={[
          { label: 'All', count: 1200, to: '?', isCurrent: true },
          { label: 'Failed', count: 3, to: '?state=failed', isCurrent: false, isAlert: true },
        ]}
      />
      <PageLinks page={4} pages={9} addressOf={(page) => `?page=${page}`} />
      <Turns />
    </>
  ),
  Records: () => (
    <>
      <Facts facts={{ Company: 'Cadron', Email: 'ada@cadron.test' }} email="ada@cadron.test" />
      <TextList items={['First', 'Second']} />
      <ul className="findings">
        <FindingItem severity="error" about={<b>/about</b>} message="The page has no title." />
        <FindingItem
          severity="notice"
          about={<b>/contact</b>}
          message="The description is short."
          edit={{ label: 'Description', to: '/admin' }}
        />
      </ul>
      <LoadError>The leads could not be read.</LoadError>
      <MaskedNote />
    </>
  ),
};
