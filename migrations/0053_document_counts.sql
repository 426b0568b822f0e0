CREATE TABLE "cms_document_counts" (
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "cms_document_counts_kind_state_pk" PRIMARY KEY("kind","state")
);
--> statement-breakpoint
CREATE INDEX "cms_documents_drafts" ON "cms_documents" USING btree ("kind","saved_by_id") WHERE "cms_documents"."live_revision" is null and "cms_documents"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "cms_documents_words" ON "cms_documents" USING gin ("title" gin_trgm_ops,"address" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cms_document_facts_tags" ON "cms_document_facts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "cms_document_facts_category" ON "cms_document_facts" USING btree ("category");--> statement-breakpoint
-- Rows whose counters are updated often: with room in their page, that touches no index.
ALTER TABLE "cms_document_counts" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "analytics_views" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "analytics_landings" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "analytics_vitals" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "seo_not_found" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "auth_rate_limits" SET (fillfactor = 80);--> statement-breakpoint
-- The same cases as `stateInSql`; a test compares the counts.
CREATE OR REPLACE FUNCTION count_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM cms_document_counts;
    RETURN NULL;
  END IF;
  EXECUTE format($count$
    INSERT INTO cms_document_counts AS counts (kind, state, total)
    SELECT kind, CASE
        WHEN trashed_at IS NOT NULL THEN 'trash'
        WHEN live_revision IS NOT NULL THEN CASE WHEN live_version = version THEN 'published' ELSE 'changed' END
        WHEN built_in_path IS NOT NULL AND offline_since IS NULL THEN CASE WHEN built_in_version = version THEN 'published' ELSE 'changed' END
        WHEN publish_revision IS NOT NULL THEN 'scheduled'
        WHEN first_published_at IS NOT NULL OR offline_since IS NOT NULL THEN 'unpublished'
        ELSE 'draft' END, sum(sign)
    FROM (%s) AS changed GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
    ON CONFLICT (kind, state) DO UPDATE SET total = counts.total + excluded.total
  $count$, TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER cms_documents_count_insert AFTER INSERT ON cms_documents REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_documents('SELECT 1 AS sign, * FROM added');--> statement-breakpoint
CREATE TRIGGER cms_documents_count_delete AFTER DELETE ON cms_documents REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_documents('SELECT -1 AS sign, * FROM removed');--> statement-breakpoint
CREATE TRIGGER cms_documents_count_update AFTER UPDATE ON cms_documents REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_documents('SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed');--> statement-breakpoint
CREATE TRIGGER cms_documents_count_truncate AFTER TRUNCATE ON cms_documents
  FOR EACH STATEMENT EXECUTE FUNCTION count_documents();--> statement-breakpoint
INSERT INTO cms_document_counts (kind, state, total)
SELECT kind, CASE
    WHEN trashed_at IS NOT NULL THEN 'trash'
    WHEN live_revision IS NOT NULL THEN CASE WHEN live_version = version THEN 'published' ELSE 'changed' END
    WHEN built_in_path IS NOT NULL AND offline_since IS NULL THEN CASE WHEN built_in_version = version THEN 'published' ELSE 'changed' END
    WHEN publish_revision IS NOT NULL THEN 'scheduled'
    WHEN first_published_at IS NOT NULL OR offline_since IS NOT NULL THEN 'unpublished'
    ELSE 'draft' END, count(*)
FROM cms_documents GROUP BY 1, 2;
