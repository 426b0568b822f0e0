import { AUTHORS } from './authors.ts';

/** The people who run the growth audit, beside the action that books it. */
export const HOSTS = {
  text: 'One of our four principals runs it and writes the report.',
  people: AUTHORS.map(({ name, role }) => ({ name, role: role.replace('Principal, ', '') })),
};
