import { useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { Combobox } from '#src/admin/kit/combobox.tsx';
import { askToConfirm } from '#src/admin/kit/dialog/confirm.ts';
import { FormDialog } from '#src/admin/kit/dialog/form-dialog.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { Tabs } from '#src/admin/kit/tabs.tsx';

export const CITIES = ['Austin', 'Chicago', 'Denver'];

/** A field with offered options. */
export function Suggested() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = CITIES.filter((city) => city.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      aria-label="Office"
      placeholder="Choose an office"
      label="Offices"
      value={text}
      isOpen={isOpen}
      options={(isOpen ? found : []).map((city) => ({
        key: city,
        shown: <b>{city}</b>,
        choose() {
          setText(city);
          setOpen(false);
        },
      }))}
      onOpen={setOpen}
      onText={setText}
      onKey={() => undefined}
      onBlur={() => setOpen(false)}
    />
  );
}

/** Parts that take turns. */
export function Turns() {
  const [current, setCurrent] = useState<'one' | 'two'>('one');
  return (
    <Tabs<'one' | 'two'>
      label="Inspector"
      className="kit-tabs"
      tabs={[
        { tab: 'one', name: 'Content' },
        { tab: 'two', name: 'Settings' },
      ]}
      current={current}
      onChange={setCurrent}
      panel={{}}
    >
      <p>{current === 'one' ? 'What the page says' : 'How it is found'}</p>
    </Tabs>
  );
}

/** Buttons that open dialogs. */
export function Dialogs() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="row wraps gap-4">
      <Button onClick={() => setOpen(true)}>Ask for a name</Button>
      <Button
        tone="danger"
        onClick={() =>
          void askToConfirm({
            title: 'Delete 2 leads?',
            text: 'This cannot be undone.',
            confirm: 'Delete 2 leads',
            isDanger: true,
          })
        }
      >
        Ask first
      </Button>
      {isOpen ? (
        <FormDialog title="Name this version" submit="Save name" onSubmit={close} onClose={close}>
          <InputField id="kit-version" label="Name of this version" />
        </FormDialog>
      ) : null}
    </div>
  );
}
