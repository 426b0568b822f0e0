import { VISTAGE_DISCLAIMER } from '#content/vistage-disclaimer.ts';
import type { FormView } from '#src/blocks/lead-form/form-view.ts';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { BOOK_AUDIT_PATH, INSIGHTS_PATH, PLAYBOOKS_PATH } from '#src/domains/site-map/paths.ts';

interface FormText extends Pick<FormView, 'button' | 'sending' | 'confirmation' | 'steps'> {
  /** headline and text of the page that shows the form alone, and a small line under the form */
  page: { title: string; lead: string; note?: string };
  hints?: Readonly<Record<string, string>>;
}

/** Text of the forms besides their fields. Fixed strings are those of docs/specification.md, sections 2, 4 and 8. */
export const FORM_TEXT: Readonly<Record<VisitorForm, FormText>> = {
  'executive-cheatsheet': {
    button: 'Send me the cheatsheet',
    sending: 'Sending...',
    page: {
      title: 'HubSpot Executive Cheatsheet',
      lead: 'An eight-page PDF, free. We email you the link.',
    },
    hints: { jobTitle: 'Tells us which of the seven numbers you are likely to be asked about.' },
    confirmation: {
      title: 'Check Your Email!',
      text: 'A link to the eight pages is on its way to {email}. Not there in 10 minutes? Check your spam folder, then write to us.',
      action: { label: 'All playbooks', href: PLAYBOOKS_PATH },
    },
  },
  'quick-wins': {
    button: 'Send me the 10 fixes',
    sending: 'Sending...',
    page: {
      title: 'HubSpot Quick Wins',
      lead: 'Ten fixes for one afternoon, as a PDF. We email you the link.',
    },
    confirmation: {
      title: 'Check Your Email!',
      text: 'The 10 fixes are on their way to {email}. Set an afternoon aside and start with the first: it takes the least nerve.',
      action: { label: 'All playbooks', href: PLAYBOOKS_PATH },
    },
  },
  contact: {
    button: 'Send message',
    sending: 'Sending...',
    page: {
      title: 'Contact us',
      lead: 'A few lines are enough. A consultant reads every message.',
    },
    hints: { message: 'Please leave out passwords and customer records.' },
    confirmation: {
      title: 'Message sent',
      text: 'A confirmation is on its way to {email}. A consultant will reply personally.',
      booking: { label: 'Book Growth Audit', href: BOOK_AUDIT_PATH },
      action: { label: 'Read Insights', href: INSIGHTS_PATH },
    },
  },
  'vistage-survey': {
    button: 'Submit',
    sending: 'Submitting...',
    page: {
      title: 'Vistage Feedback Survey & AI Goals',
      lead: 'Seven questions, most of them multiple choice, and your contact details.',
      note: VISTAGE_DISCLAIMER,
    },
    steps: ['Your contact details', 'Where you stand today', 'What you want next'],
    confirmation: {
      title: 'Thank you!',
      text: 'Your feedback has been submitted. We’ll be in touch soon.',
      declined: {
        field: 'ai_followup',
        value: 'Not at this time',
        text: 'Your feedback has been submitted.',
      },
      booking: { label: 'Book your free call', href: 'vistage-scheduler:' },
    },
  },
};
