-- contract: pages are documents since migration 0016, and nothing has read their former revisions since (ADR 108)
DROP TABLE "cms_page_revisions";--> statement-breakpoint
-- contract: neither d221a18d nor a later release reads or writes the verifications of better-auth (ADR 077)
DROP TABLE "auth_verifications";
