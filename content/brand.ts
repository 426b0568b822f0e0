/** Who the website belongs to. Sample data: a real consultancy changes it here and nowhere else. */
export const BRAND = {
  name: 'Cadron Growth Partners',
  shortName: 'Cadron',
  city: 'Conway',
  region: 'Arkansas',
  /** as printed under mails; commercial mail in the US must carry it */
  address: ['1021 Front Street, Suite 200', 'Conway, AR 72032'],
  email: 'hello@cadron.example',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/cadron-growth-partners' },
    { name: 'YouTube', href: 'https://www.youtube.com/@cadron-growth-partners' },
    { name: 'Facebook', href: 'https://www.facebook.com/cadrongrowthpartners' },
  ],
  partners: ['Works with HubSpot', 'Works with Salesforce'],
} as const;
