import { renderToStaticMarkup } from 'react-dom/server';
import type { PostedForm } from '#src/blocks/lead-form/form-view.ts';
import { LeadFormPanel } from '#src/blocks/lead-form/lead-form-panel.tsx';
import { CONTACT_PATH } from '#src/domains/site-map/paths.ts';
import { formView } from '#src/site/leads/form-views.ts';

const CONTACT = formView('contact');
const VALUES = { firstName: 'Ida', lastName: 'Ames', email: 'ida@ames.example' };

const posted = (more: Partial<PostedForm>): PostedForm => ({
  isSent: false,
  values: VALUES,
  errors: {},
  pageUri: CONTACT_PATH,
  ...more,
});

const STATES: readonly [name: string, posted: PostedForm | undefined][] = [
  ['Idle', undefined],
  [
    'Errors at each field',
    posted({
      values: { email: 'ida at ames' },
      errors: Object.fromEntries(
        CONTACT.fields
          .filter(({ required }) => required)
          .map(({ name, missing, invalid }) => [name, name === 'email' ? invalid : missing]),
      ),
    }),
  ],
  ['Failed, everything kept', posted({ failure: CONTACT.messages.refused })],
  ['Sent', posted({ isSent: true })],
];

/** A lead form in each state, as static markup. */
export function LeadForms() {
  return (
    <div className="wrap guide-pairs">
      {STATES.map(([name, state], index) => {
        const view = { ...CONTACT, form: `state-${index}`, action: '/styleguide' };
        const form = renderToStaticMarkup(<LeadFormPanel view={view} posted={state} />);
        return (
          <div key={name}>
            <h3 className="h4">{name}</h3>
            {/* A form with errors has autofocus, which would scroll the guide to it. */}
            <div
              className="guide-say"
              // oxlint-disable-next-line react/no-danger -- our own markup
              dangerouslySetInnerHTML={{ __html: form.replaceAll(' autofocus=""', '') }}
            />
          </div>
        );
      })}
    </div>
  );
}
