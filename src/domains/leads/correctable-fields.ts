import type { LeadFields } from './lead.ts';
import { LEAD_FORM_FIELDS } from './lead-forms.ts';

/** Fields that identify a person, in any form. Answers stay as they were given. */
const CONTACT = LEAD_FORM_FIELDS['executive-cheatsheet'];

/** The fields of a lead that the team may correct; only one that was filled in is required. */
export const correctableFields = (stored: LeadFields) =>
  CONTACT.filter(({ name }) => name in stored).map((field) => ({
    ...field,
    required: field.required && stored[field.name] !== '',
  }));
