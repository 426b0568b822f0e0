import { expect, test } from 'vitest';
import {
  pageOfSocialImage,
  type SocialCard,
  socialDigest,
  socialImagePath,
} from './social-card.server.ts';

const CARD: SocialCard = {
  kind: 'service',
  brand: 'Cadron',
  eyebrow: 'Service: Paid Media',
  title: 'Spend where\nmargin is',
  drawing: { of: 'hero', name: 'budget' },
};

test('gives equal cards the same digest, and cards with another title, eyebrow or drawing another one', () => {
  const others: SocialCard[] = [
    { ...CARD, title: 'Spend where margin is' },
    { ...CARD, eyebrow: 'Service' },
    { ...CARD, drawing: { of: 'hero', name: 'pipeline' } },
  ];
  expect(new Set([CARD, ...others].map(socialDigest)).size).toBe(4);
  expect(socialDigest(structuredClone(CARD))).toBe(socialDigest(CARD));
});

test.each([
  ['/', 'home.png'],
  ['/about', 'about.png'],
  ['/insights/success-stories/a-story', 'insights/success-stories/a-story.png'],
  ['/über uns?', '%C3%BCber%20uns%3F.png'],
])('builds an address for the image of %s that ends in %s, and parses it', (path, name) => {
  const address = socialImagePath(CARD, path);
  expect(address).toMatch(/^\/social\/[0-9a-f]{16}\//);
  expect(address.split('/').slice(3).join('/')).toBe(name);
  expect(pageOfSocialImage(decodeURIComponent(name))).toBe(path);
});

test.each(['', '.png', 'about', 'about.jpg', 'about.png/x'])(
  'returns undefined for the name %j',
  (name) => {
    expect(pageOfSocialImage(name)).toBeUndefined();
  },
);
