import { SHORT_NAME } from './short-name.ts';

const POSTAL = {
  street: '1021 Front Street, Suite 200',
  city: 'Conway',
  region: 'AR',
  postalCode: '72032',
  country: 'US',
} as const;

/** The company behind the website. Sample data; this is the only place to change it. */
export const BRAND = {
  name: 'Cadron Growth Partners',
  shortName: SHORT_NAME,
  /** one sentence, for search engines and language models */
  description:
    'A CRM, AI, and go-to-market consultancy in Conway, Arkansas: we put customer data in order first, then use AI where the books show that it pays.',
  city: 'Conway',
  region: 'Arkansas',
  /** postal address in email footers, which the US CAN-SPAM Act requires in commercial email */
  address: [POSTAL.street, `${POSTAL.city}, ${POSTAL.region} ${POSTAL.postalCode}`],
  postal: POSTAL,
  email: 'hello@cadron.example',
} as const;
