import type { DefinedPage } from '../define-page.ts';
import { B2B } from './b2b.ts';
import { CONSUMER_SERVICES } from './consumer-services.ts';
import { DTC } from './dtc.ts';
import { ECOMMERCE } from './ecommerce.ts';
import { MANUFACTURING } from './manufacturing.ts';
import { PROFESSIONAL_SERVICES } from './professional-services.ts';
import { RESTORATION } from './restoration.ts';
import { SAAS } from './saas.ts';
import { WHO_WE_HELP } from './who-we-help.ts';

/** Who we help: the overview, two segments and six industries (docs/specification.md, section 2). */
export const AUDIENCE_PAGES: readonly DefinedPage[] = [
  WHO_WE_HELP,
  B2B,
  MANUFACTURING,
  SAAS,
  PROFESSIONAL_SERVICES,
  DTC,
  ECOMMERCE,
  RESTORATION,
  CONSUMER_SERVICES,
];
