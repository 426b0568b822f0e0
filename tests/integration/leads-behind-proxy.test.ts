import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createDeliveryHandler } from '#src/domains/leads/delivery/deliver-lead.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { createSentForms } from '#src/domains/leads/intake/sent-form.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { startEdge } from '#tests/support/test-edge.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { refusedContext, servicesContext, visitorAddressContext } from '#src/services.server.ts';
import * as formPage from '#src/site/leads/form-page.tsx';
import * as postLead from '#src/site/leads/post-lead.ts';
import { submissionsPerIp } from '#src/wiring/submissions-per-ip.server.ts';
import { BODY_LIMITS } from '#src/wiring/body-limits.ts';
import { RATE_LIMITS } from '#src/wiring/rate-limits.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import { createLeads } from '#src/domains/leads/leads.server.ts';

/** Visitors who share an address, behind an unconfigured proxy or in one office. */

const SECRET = 'a secret of more than thirty-two characters';
const VISITORS = Array.from({ length: 14 }, (_, n) => n + 1);
const { db, queue, query } = openLeadQueue();
const handle = createRouteHandler({ 'forms/:form': formPage, 'api/leads/:form': postLead });

/** The edge with production limits, the form routes, and a CRM that accepts everything. */
async function startSite(trustedProxies: number) {
  const shared = { db: db(), queue: queue(), clock: systemClock, log: silentLogger };
  const crm = {
    isConfigured: () => true,
    submit: async () => ({ outcome: 'accepted', status: 200 }) as const,
  };
  const leads = createLeads({
    ...shared,
    crm,
    tokens: createFormTokens(SECRET, systemClock),
    ipCounter: submissionsPerIp(() => 1),
  });
  const sentForms = createSentForms(SECRET, systemClock);
  const pages = { page: async () => undefined };
  const edge = await startEdge({
    trustedProxies,
    limits: RATE_LIMITS,
    bodyLimits: BODY_LIMITS,
    render(request, address, refused) {
      const context = new RouterContextProvider();
      context.set(servicesContext, buildServices({ leads, pages, sentForms }));
      context.set(visitorAddressContext, address);
      context.set(refusedContext, refused ?? null);
      return handle(request, context);
    },
  });
  const deliver = createDeliveryHandler({ ...shared, crm, paceMs: 1 });
  return { ...edge, deliver };
}

const typedBy = (visitor: number) => ({
  firstName: 'Ann',
  lastName: `Number ${visitor}`,
  email: `ann@company${visitor}.test`,
  message: 'Two of our reports disagree, and nobody knows which one is right.',
});
const forwarded = (visitor: number) => ({ 'X-Forwarded-For': `203.0.113.${visitor}` });

test.each([0, 1])(
  'stores and delivers 14 visitors within a minute, with %i trusted proxies',
  async (trustedProxies) => {
    const { ask, deliver } = await startSite(trustedProxies);
    for (const visitor of VISITORS) {
      const { status } = await ask('/api/leads/contact', {
        method: 'POST',
        headers: { ...forwarded(visitor), 'Content-Type': 'application/json' },
        body: JSON.stringify(typedBy(visitor)),
      });
      expect(status, `visitor ${visitor}`).toBe(200);
    }
    for (const { id } of await query('select id from leads')) await deliver({ leadId: id });
    const states = await query('select state, count(*)::int from leads group by state');
    expect(states).toEqual([{ state: 'delivered', count: VISITORS.length }]);
    const [noticed] = await query(
      `select count(*)::int from leads where 'More than 5 submissions from one network in 10 minutes' = any(suspicions)`,
    );
    expect(noticed).toEqual({ count: trustedProxies === 0 ? VISITORS.length - 5 : 0 });
  },
);

test(
  'limits a flood from one address, and returns the reason and the input',
  { timeout: 120_000 },
  async () => {
    const { ask } = await startSite(0);
    const send = (visitor: number) =>
      ask('/forms/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'localhost:3000' },
        body: new URLSearchParams(typedBy(visitor)).toString(),
      });
    for (let n = 0; n < 60; n += 1) expect((await send(n)).status).toBe(303);
    const refused = await send(60);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toMatch(
      /Too many requests from your network\. Please try again in \d+ seconds?\./,
    );
    for (const typed of Object.values(typedBy(60))) expect(refused.body).toContain(typed);
    for (let n = 61; n < 120; n += 1) await send(n);
    expect((await send(120)).body).toMatch(/^Too many requests/); // no page for a flood
    expect(await query('select count(*)::int from leads')).toEqual([{ count: 60 }]);
  },
);
