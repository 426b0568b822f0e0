ALTER TABLE "search_documents" drop column "vector";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(title, '/.-+~&<', repeat(' ', 7))), 'A') ||
          setweight(to_tsvector('simple', translate(title, '/.-+~&<', repeat(' ', 7))), 'A') ||
          setweight(to_tsvector('english', translate(summary || ' ' || coalesce(category, ''), '/.-+~&<', repeat(' ', 7))), 'B') ||
          setweight(to_tsvector('english', translate(body, '/.-+~&<', repeat(' ', 7))), 'D')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");--> statement-breakpoint
DELETE FROM "search_words";--> statement-breakpoint
INSERT INTO "search_words" ("word", "documents")
SELECT counted.lexeme, count(*)
FROM "search_documents", unnest(to_tsvector('simple', translate(title || ' ' || summary || ' ' || body, '/.-+~&<', repeat(' ', 7)))) AS counted
WHERE char_length(counted.lexeme) <= 40
GROUP BY counted.lexeme;
