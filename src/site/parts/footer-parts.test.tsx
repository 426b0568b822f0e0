import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NAVIGATION } from '#content/navigation.ts';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { FooterClosing } from './footer-parts.tsx';

const render = (changes: Partial<typeof BUILT_IN_SETTINGS>) =>
  renderToStaticMarkup(
    <FooterClosing
      navigation={NAVIGATION}
      year={2026}
      company={{ ...BUILT_IN_SETTINGS, ...changes }}
      hasTags={false}
    />,
  );

test('the legal line, the phone and the profiles are those of the settings', () => {
  const html = render({
    name: 'Birch & Rye',
    city: 'Tulsa',
    region: 'OK',
    phone: '+1 501 555 0137',
    profiles: ['https://www.linkedin.com/company/birch', 'https://www.threads.net/@birch'],
  });
  expect(html).toContain('© 2026 Birch &amp; Rye, Tulsa, OK');
  expect(html).toContain('<a href="tel:+15015550137">+1 501 555 0137</a>');
  expect(html).toContain('>LinkedIn</a>');
  expect(html).toContain('>threads.net</a>');
});

test('the built-in region has its long name, and there is no empty phone', () => {
  expect(render({})).toContain('Conway, Arkansas');
  expect(render({})).not.toContain('tel:');
});
