/**
 * User agents of well-known crawlers. Some of them run scripts and would be counted as visitors. Headless browsers are not
 * included, since tests and audits use them.
 */
const CRAWLERS = new RegExp(
  [
    'googlebot|google-inspectiontool|googleother|adsbot-google|mediapartners-google|storebot-google',
    'bingbot|bingpreview|adidxbot|slurp|duckduckbot|baiduspider|yandex\\w*bot|yandexbot|applebot|sogou|petalbot|seznambot',
    'ahrefsbot|semrushbot|mj12bot|dotbot|dataforseobot|rogerbot|screaming frog|serpstatbot|blexbot|barkrowler',
    'gptbot|oai-searchbot|chatgpt-user|claudebot|claude-user|anthropic-ai|ccbot|perplexitybot|amazonbot|bytespider|meta-externalagent',
    'facebookexternalhit|twitterbot|linkedinbot|pinterestbot|slackbot|discordbot|telegrambot|whatsapp|redditbot',
    'ia_archiver|archive\\.org_bot|uptimerobot|pingdom|statuscake|site24x7|gtmetrix',
  ].join('|'),
  'i',
);

/** Whether a User-Agent header names a well-known crawler. */
export const isCrawler = (userAgent: string | null): boolean => CRAWLERS.test(userAgent ?? '');
