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

test('another title, eyebrow or drawing is another picture, and the same card the same one', () => {
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
  ['/insights/success-stories/dryline', 'insights/success-stories/dryline.png'],
  ['/über uns?', '%C3%BCber%20uns%3F.png'],
])('the picture of %s ends in %s, which leads back to the page', (path, name) => {
  const address = socialImagePath(CARD, path);
  expect(address).toMatch(/^\/social\/[0-9a-f]{16}\//);
  expect(address.split('/').slice(3).join('/')).toBe(name);
  expect(pageOfSocialImage(decodeURIComponent(name))).toBe(path);
});

test.each(['', '.png', 'about', 'about.jpg', 'about.png/x'])('%j is no picture', (name) => {
  expect(pageOfSocialImage(name)).toBeUndefined();
});
