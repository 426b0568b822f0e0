ALTER TABLE "assessment_runs" ADD COLUMN "chosen" text GENERATED ALWAYS AS (translate(jsonb_path_query_array(answers, '$.*')::text, '[]", ', '')) STORED;--> statement-breakpoint
CREATE INDEX "lead_emails_sent" ON "lead_emails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "lead_emails_refused" ON "lead_emails" USING btree ("updated_at") WHERE "lead_emails"."reason" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_emails_sent" ON "newsletter_emails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "newsletter_emails_refused" ON "newsletter_emails" USING btree ("updated_at") WHERE "newsletter_emails"."reason" is not null;--> statement-breakpoint
CREATE INDEX "people_emails_sent" ON "people_emails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "people_emails_refused" ON "people_emails" USING btree ("updated_at") WHERE "people_emails"."reason" is not null;--> statement-breakpoint
CREATE INDEX "people_notice_emails_sent" ON "people_notice_emails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "people_notice_emails_refused" ON "people_notice_emails" USING btree ("updated_at") WHERE "people_notice_emails"."reason" is not null;