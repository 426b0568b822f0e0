CREATE INDEX "analytics_views_path" ON "analytics_views" USING btree ("path","day");--> statement-breakpoint
CREATE INDEX "cms_document_revisions_address" ON "cms_document_revisions" USING btree (lower("address"));--> statement-breakpoint
CREATE INDEX "leads_tests" ON "leads" USING btree ("created_at") WHERE "leads"."is_test";