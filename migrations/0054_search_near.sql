-- contract: another index of the same name follows
DROP INDEX "search_documents_title";--> statement-breakpoint
-- contract: another index of the same name follows
DROP INDEX "search_words_near";--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gist ("word" gist_trgm_ops) WHERE "search_words"."word" !~ '^[0-9]+$';