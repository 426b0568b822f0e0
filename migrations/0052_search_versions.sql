ALTER TABLE "search_documents" ADD COLUMN "version" text;--> statement-breakpoint
CREATE INDEX "search_documents_no_posts" ON "search_documents" USING gin ("vector") WHERE "search_documents"."kind" <> 'post';--> statement-breakpoint
CREATE INDEX "search_documents_head" ON "search_documents" USING gin (ts_filter("vector", '{a,b}'));