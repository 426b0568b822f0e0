const POSTAL = {
  street: '1021 Front Street, Suite 200',
  city: 'Conway',
  region: 'AR',
  postalCode: '72032',
  country: 'US',
} as const;

/** Who the website belongs to. Sample data: a real consultancy changes it here and nowhere else. */
export const BRAND = {
  name: 'Cadron Growth Partners',
  shortName: 'Cadron',
  /** one sentence for search engines and language models */
  description:
    'A consultancy for CRM, AI and go-to-market in Conway, Arkansas: customer data in order first, then AI where a figure in the accounts shows that it helps.',
  city: 'Conway',
  region: 'Arkansas',
  /** as printed under mails; commercial mail in the US must carry it */
  address: [POSTAL.street, `${POSTAL.city}, ${POSTAL.region} ${POSTAL.postalCode}`],
  postal: POSTAL,
  email: 'hello@cadron.example',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/cadron-growth-partners' },
    { name: 'YouTube', href: 'https://www.youtube.com/@cadron-growth-partners' },
    { name: 'Facebook', href: 'https://www.facebook.com/cadrongrowthpartners' },
  ],
  partners: ['Works with HubSpot', 'Works with Salesforce'],
} as const;
