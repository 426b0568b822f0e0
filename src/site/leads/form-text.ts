import type { FormView } from '#src/blocks/lead-form/form-view.ts';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { INSIGHTS_PATH, PLAYBOOKS_PATH } from '#src/domains/site-map/paths.ts';

interface FormText extends Pick<FormView, 'button' | 'sending' | 'confirmation' | 'steps'> {
  /** headline and text of the page that shows the form alone */
  page: { title: string; lead: string };
  hints?: Readonly<Record<string, string>>;
}

/** Text of the forms besides their fields. Fixed strings are those of docs/specification.md, sections 2, 4 and 8. */
export const FORM_TEXT: Readonly<Record<VisitorForm, FormText>> = {
  'executive-cheatsheet': {
    button: 'Send me the cheatsheet',
    sending: 'Sending...',
    page: {
      title: 'HubSpot Executive Cheatsheet',
      lead: 'Eight pages as a PDF, free. We mail you the link.',
    },
    hints: { jobTitle: 'It tells us which of the seven numbers you will be asked about.' },
    confirmation: {
      title: 'Check Your Email!',
      text: 'A link to the eight pages is on its way to {email}. If it is not there in ten minutes, look in the spam folder; if it is not there either, write to us.',
      action: { label: 'All playbooks', href: PLAYBOOKS_PATH },
    },
  },
  'quick-wins': {
    button: 'Send me the ten repairs',
    sending: 'Sending...',
    page: {
      title: 'HubSpot Quick Wins',
      lead: 'Ten repairs for an afternoon, as a PDF. We mail you the link.',
    },
    confirmation: {
      title: 'Check Your Email!',
      text: 'The ten repairs are on their way to {email}. Keep an afternoon free, and begin with the first: it takes the least nerve.',
      action: { label: 'All playbooks', href: PLAYBOOKS_PATH },
    },
  },
  contact: {
    button: 'Send message',
    sending: 'Sending...',
    page: { title: 'Write to us', lead: 'A few lines are enough. A consultant reads them.' },
    hints: { message: 'Please leave out passwords and customer records.' },
    confirmation: {
      title: 'It is with us',
      text: 'Your message has arrived, and a receipt is on its way to {email}. Whoever answers will sign with a name.',
      action: { label: 'Read Insights meanwhile', href: INSIGHTS_PATH },
    },
  },
  'vistage-survey': {
    button: 'Submit',
    sending: 'Submitting...',
    page: {
      title: 'Vistage Feedback Survey & AI Goals',
      lead: 'Eleven questions, most of them a single choice.',
    },
    steps: ['Your contact details', 'Where you stand today', 'What you want next'],
    confirmation: {
      title: 'Thank you!',
      text: "Your feedback has been submitted. We'll be in touch soon.",
    },
  },
};
