import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import { navigationOf, type SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { FooterClosing } from './footer-parts.tsx';

const render = (brand: Partial<SiteFrame['brand']>, more: Partial<SiteFrame['footer']> = {}) =>
  renderToStaticMarkup(
    <FooterClosing
      navigation={navigationOf(BUILT_IN_FRAME)}
      year={2026}
      frame={{
        ...BUILT_IN_FRAME,
        brand: { ...BUILT_IN_FRAME.brand, ...brand },
        footer: { ...BUILT_IN_FRAME.footer, ...more },
      }}
      hasTags={false}
    />,
  );

test('the legal line, the phone and the profiles are those of the frame', () => {
  const html = render(
    { name: 'Birch & Rye', city: 'Tulsa', region: 'OK', regionName: '', phone: '+1 501 555 0137' },
    { profiles: [{ label: 'Threads', href: 'https://www.threads.net/@birch' }] },
  );
  expect(html).toContain('© 2026 Birch &amp; Rye, 1021 Front Street, Suite 200, Tulsa, OK');
  expect(html).toContain('<a href="tel:+15015550137">+1 501 555 0137</a>');
  expect(html).toContain('href="https://www.threads.net/@birch" rel="noopener">Threads</a>');
});

test('the built-in region has its long name, and there is no empty phone', () => {
  expect(render({})).toContain('Conway, Arkansas');
  expect(render({})).not.toContain('tel:');
});
