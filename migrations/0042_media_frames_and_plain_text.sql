ALTER TABLE "media_assets" ADD COLUMN "frames" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_assets" ADD COLUMN "plain_text" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name || ' ' || alt || ' ' || caption || ' ' || address || ' ' || credit || ' ' || license, NFD), '[̀-ͯ]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "media_file_versions" ADD COLUMN "frames" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "media_assets_plain" ON "media_assets" USING gin ("plain_text" gin_trgm_ops);