-- Rows of these tables are history. TRUNCATE stays possible, for a restore.
CREATE OR REPLACE FUNCTION refuse_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % cannot be changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_append_only BEFORE UPDATE OR DELETE ON activity
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change();
--> statement-breakpoint
-- A document that is deleted for good takes its revisions along.
CREATE TRIGGER cms_document_revisions_immutable BEFORE UPDATE ON cms_document_revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change();
--> statement-breakpoint
-- Pages published by the previous release become documents.
INSERT INTO cms_documents (kind, content, version, saved_at, address, live_revision, live_version, live_address,
  live_since, first_published_at, created_at)
SELECT 'page', jsonb_build_object('path', path, 'title', title, 'seo', seo, 'blocks', blocks), 1, published_at, path,
  revision, 1, path, published_at, first_at, created_at
FROM (
  SELECT DISTINCT ON (path) *, min(published_at) OVER (PARTITION BY path) AS first_at
  FROM cms_page_revisions WHERE published_at IS NOT NULL ORDER BY path, revision DESC
) AS newest;
--> statement-breakpoint
INSERT INTO cms_document_revisions (document_id, revision, version, content, address, created_at)
SELECT d.id, r.revision, 1, jsonb_build_object('path', r.path, 'title', r.title, 'seo', r.seo, 'blocks', r.blocks),
  r.path, r.published_at
FROM cms_page_revisions r JOIN cms_documents d ON d.kind = 'page' AND d.address = r.path
WHERE r.published_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO cms_document_checkpoints (document_id, version, content, saved_at)
SELECT id, version, content, saved_at FROM cms_documents WHERE version = 1;
--> statement-breakpoint
INSERT INTO cms_public_pages (path, document_id, revision, title, seo, blocks, published_at)
SELECT r.path, d.id, r.revision, r.title, r.seo, r.blocks, r.published_at
FROM cms_documents d JOIN cms_page_revisions r ON r.path = d.live_address AND r.revision = d.live_revision
WHERE d.kind = 'page';
