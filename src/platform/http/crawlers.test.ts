import { expect, test } from 'vitest';
import { isCrawler } from './crawlers.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  `${CHROME}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0 Safari/537.36`,
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/141.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1',
])('detects the crawler %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  `${CHROME} Chrome/141.0.0.0 Safari/537.36`,
  `${CHROME} HeadlessChrome/141.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X90) Chrome/141.0.0.0 Mobile Safari/537.36',
  null,
])('does not detect %s as a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
