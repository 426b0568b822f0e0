CREATE TABLE "cms_post_counts" (
	"category" text NOT NULL,
	"is_featured" boolean NOT NULL,
	"month" date NOT NULL,
	"published" integer NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "cms_post_counts_category_is_featured_month_pk" PRIMARY KEY("category","is_featured","month")
);
--> statement-breakpoint
CREATE INDEX "cms_blog_posts_drafts" ON "cms_blog_posts" USING btree ("id") WHERE "cms_blog_posts"."status" = 'draft';--> statement-breakpoint
-- Its rows are updated often: with room in their page, that touches no index.
ALTER TABLE "cms_post_counts" SET (fillfactor = 50);--> statement-breakpoint
-- One statement changes each count once, in the order of the key, so that two that change several cannot deadlock.
CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM cms_post_counts;
    RETURN NULL;
  END IF;
  EXECUTE format($count$
    INSERT INTO cms_post_counts AS counts (category, is_featured, month, published, listed)
    SELECT category, is_featured, coalesce(date_trunc('month', published_at AT TIME ZONE 'UTC')::date, '-infinity'),
      sum(sign), sum(CASE WHEN is_listed THEN sign ELSE 0 END)
    FROM (%s) AS changed WHERE status = 'published'
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0 OR sum(CASE WHEN is_listed THEN sign ELSE 0 END) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT (category, is_featured, month) DO UPDATE
      SET published = counts.published + excluded.published, listed = counts.listed + excluded.listed
  $count$, TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER cms_blog_posts_count_insert AFTER INSERT ON cms_blog_posts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts('SELECT 1 AS sign, * FROM added');--> statement-breakpoint
CREATE TRIGGER cms_blog_posts_count_delete AFTER DELETE ON cms_blog_posts REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts('SELECT -1 AS sign, * FROM removed');--> statement-breakpoint
CREATE TRIGGER cms_blog_posts_count_update AFTER UPDATE ON cms_blog_posts REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts('SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed');--> statement-breakpoint
CREATE TRIGGER cms_blog_posts_count_truncate AFTER TRUNCATE ON cms_blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts();--> statement-breakpoint
INSERT INTO cms_post_counts (category, is_featured, month, published, listed)
SELECT category, is_featured, coalesce(date_trunc('month', published_at AT TIME ZONE 'UTC')::date, '-infinity'),
  count(*), count(*) FILTER (WHERE is_listed)
FROM cms_blog_posts WHERE status = 'published' GROUP BY 1, 2, 3;
