import type { DefinedPage } from '../define-page.ts';
import { CRM_AUDIT_SERVICES_IN_JACKSON_MS } from './crm-audit-services-in-jackson-ms.ts';
import { CRM_CONSULTING } from './crm-consulting.ts';
import { CRM_CONSULTING_SERVICES_IN_CONWAY_AR } from './crm-consulting-services-in-conway-ar.ts';
import { CRM_FOR_REAL_ESTATE_AGENTS_IN_LITTLE_ROCK_AR } from './crm-for-real-estate-agents-in-little-rock-ar.ts';
import { CRM_INTEGRATION_SERVICES_IN_JACKSON_MS } from './crm-integration-services-in-jackson-ms.ts';
import { HUBSPOT_AGENCY_PARTNER_IN_CONWAY_AR } from './hubspot-agency-partner-in-conway-ar.ts';
import { HUBSPOT_CRM_INTEGRATION_IN_JACKSON_MS } from './hubspot-crm-integration-in-jackson-ms.ts';
import { SALESFORCE_CRM_INTEGRATION_IN_JACKSON_MS } from './salesforce-crm-integration-in-jackson-ms.ts';

/** Insight pages for places and search terms, at fixed paths (docs/specification.md, section 2). */
export const LOCAL_PAGES: readonly DefinedPage[] = [
  CRM_CONSULTING_SERVICES_IN_CONWAY_AR,
  CRM_CONSULTING,
  SALESFORCE_CRM_INTEGRATION_IN_JACKSON_MS,
  CRM_AUDIT_SERVICES_IN_JACKSON_MS,
  HUBSPOT_AGENCY_PARTNER_IN_CONWAY_AR,
  CRM_FOR_REAL_ESTATE_AGENTS_IN_LITTLE_ROCK_AR,
  HUBSPOT_CRM_INTEGRATION_IN_JACKSON_MS,
  CRM_INTEGRATION_SERVICES_IN_JACKSON_MS,
];
