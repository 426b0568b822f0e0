import type { DefinedPage } from '../define-page.ts';
import { CRM_FOR_ROOFERS } from './crm-for-roofers.ts';
import { SALESFORCE_VS_HUBSPOT } from './salesforce-vs-hubspot.ts';

/** Comparison pages: Salesforce and HubSpot, and CRM for roofers (docs/specification.md, section 2). */
export const COMPARISON_PAGES: readonly DefinedPage[] = [SALESFORCE_VS_HUBSPOT, CRM_FOR_ROOFERS];
