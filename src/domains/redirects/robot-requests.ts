import { isCrawler } from '#src/platform/http/crawlers.ts';

/**
 * Requests that no visitor makes, by path: files of other systems, hidden files, backups, databases. Sources: OWASP Core Rule
 * Set 4, `restricted-files.data`, and the paths that this site has seen.
 */
const PROBES = [
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|git\w*|svn|sql|bak|old|swp|ini|conf|config|ya?ml|toml|log|pem|key|zip|rar|7z|gz|tgz|tar|exe|dll|sh|map)(?:[./~]|$)/,
  /\/\./,
  /\/(?:wp|wordpress|wp-\w+|xmlrpc|cgi-bin|phpmyadmin|pma|adminer|vendor|node_modules|actuator|solr|jenkins|owa|autodiscover|telescope|_ignition|boaform|hnap1|geoserver|server-status)(?:[/.]|$)/,
];

/**
 * Programs by their user agent: what calls itself a robot, scanners, and libraries for requests. Sources: OWASP Core Rule Set 4,
 * `scanners-user-agents.data`, and monperrus/crawler-user-agents.
 */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|scan|nikto|sqlmap|nuclei|masscan|zgrab|gobuster|dirbuster|feroxbuster|wpscan|nessus|acunetix|censys|expanse|curl\/|wget\/|python|go-http-client|java\/|okhttp|libwww|httpx|axios\/|node-fetch|undici|ruby|guzzle/i;

/**
 * Whether a request is a robot's.
 * @param path as `normalizePath` returns it
 * @param userAgent value of the request's User-Agent header; browsers always send one
 */
export const isRobotRequest = (path: string, userAgent: string | null): boolean =>
  !userAgent?.trim() ||
  isCrawler(userAgent) ||
  PROGRAMS.test(userAgent) ||
  PROBES.some((probe) => probe.test(path));
