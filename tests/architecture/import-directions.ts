import { type Import, importsOf } from './imports.ts';
import { isTest, type SourceFile } from './source-file.ts';
import { type Zone, zoneOf, ZONES } from './zones.ts';

/** Imports that violate the directions, each with the reason and what to do instead. */
export function importViolations(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((each) => {
      const reason = objection(file, each);
      return reason ? [`${file.path}:${each.line} imports ${each.specifier}. ${reason}`] : [];
    }),
  );
}

function objection(file: SourceFile, { specifier, target }: Import): string | undefined {
  const from = zoneOf(file.path);
  if (target === undefined) return isTest(file) ? undefined : packageObjection(from, specifier);
  const to = zoneOf(target);
  if (to && isPrivate(target) && !isOwnPart(from, to) && !mayReadTables(file))
    return 'Repositories and tables are private to their domain: call one of its use cases, or add one.';
  if (!from || isTest(file)) return undefined;
  const rule = ZONES.rules[from.name];
  if (!rule)
    return `The folder src/${from.name} has no rule: add it to tests/architecture/zones.yaml.`;
  if (!to || isTest({ path: target, text: '' }))
    return 'Product code does not import tests, scripts or benchmarks: move shared code into src.';
  if (isSiteMap(to) && !ZONES.belowSiteMap.includes(from.name)) return undefined;
  if (to.name === from.name) return domainObjection(from, to) ?? kitObjection(from, to);
  if (from.name === 'integrations' && target === ZONES.drawingMath) return undefined;
  if (!rule.may.includes(to.name) && !isBlockPair(from, to)) {
    const allowed = rule.may.join(', ') || 'no other zone';
    return `${from.name} may import ${allowed}, not ${to.name}. ${rule.instead}`;
  }
  return screenObjection(from, to);
}

const isPrivate = (target: string) => /-(repository|tables)\.server\.ts$/.test(target);

/** Integration tests check the rows that a use case has written. */
const mayReadTables = ({ path }: SourceFile) =>
  path.startsWith('tests/') || path.endsWith('.integration.test.ts');

const isBlockPair = (from: Zone, to: Zone) =>
  from.name === 'blocks' &&
  ((to.name === 'domains' && ZONES.blockPairs.includes(`${from.part} -> ${to.part}`)) ||
    (to.name === 'platform' && ZONES.blockPlatform.includes(to.part ?? '')));

const isSiteMap = ({ name, part }: Zone) => name === 'domains' && part === ZONES.siteMap;

const isOwnPart = (from: Zone | undefined, to: Zone) =>
  from?.name === to.name && from.part === to.part;

function domainObjection(from: Zone, to: Zone): string | undefined {
  if (from.name !== 'domains' || from.part === to.part) return undefined;
  if (ZONES.domainPairs.includes(`${from.part} -> ${to.part}`)) return undefined;
  const advice = 'Declare what you need as an interface here, and let src/wiring pass it in.';
  return `The only imports between domains are ${ZONES.domainPairs.join(', ')}, and ${ZONES.siteMap} for all. ${advice}`;
}

function kitObjection(from: Zone, to: Zone): string | undefined {
  if (from.name !== 'admin' || from.part !== 'kit' || ZONES.kitMay.includes(to.part ?? ''))
    return undefined;
  return 'The kit of the admin knows no screen: pass in what it shows, or move the file to the folder of its users.';
}

function screenObjection(from: Zone, to: Zone): string | undefined {
  const isScreen = from.name === 'site' || from.name === 'admin';
  if (!isScreen || to.name !== 'platform' || !ZONES.behindDomains.includes(to.part ?? ''))
    return undefined;
  return `Site and admin do not use platform/${to.part}: call a use case of a domain, or add one.`;
}

const SCREENS = /^(react|react-dom|react-router|@base-ui|@react-router)(\/|$)/;
const VENDORS = /^(@aws-sdk|nodemailer|hono|@hono)(\/|$)/;
const DATABASES = /^(pg|pg-boss|drizzle-orm)(\/|$)/;
const DATABASE_DRIVER = /^drizzle-orm\/node-postgres(\/|$)/;

function packageObjection(from: Zone | undefined, specifier: string): string | undefined {
  if (from?.name === 'domains' && SCREENS.test(specifier))
    return 'A domain is independent of the UI: return plain data, and render it in src/site or src/admin.';
  if (from?.name === 'domains' && VENDORS.test(specifier))
    return 'A domain is independent of vendors: declare a port here, and write the adapter in src/integrations.';
  if (specifier.startsWith('@base-ui') && from?.part !== 'kit')
    return 'Only the kit of the admin uses Base UI: use its part of src/admin/kit, or add one (ADR 128).';
  const isScreen = from && ['site', 'admin', 'blocks', 'ui'].includes(from.name);
  if (isScreen && (DATABASES.test(specifier) || VENDORS.test(specifier)))
    return 'Site, admin, blocks and ui call use cases of a domain: put the query or the call there.';
  if (DATABASE_DRIVER.test(specifier) && !(from?.name === 'platform' && from.part === 'db'))
    return (
      "Drizzle's own transaction loses connections and acknowledged writes when the database stalls (ADR 027): " +
      'use `db` of openDatabase in platform/db, which has its own transaction.'
    );
  return undefined;
}
