ALTER TABLE "cms_documents" ADD COLUMN "title" text GENERATED ALWAYS AS (content ->> 'title') STORED;--> statement-breakpoint
ALTER TABLE "cms_documents" ADD COLUMN "built_in_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cms_documents_live_address" ON "cms_documents" USING btree (lower("live_address"));