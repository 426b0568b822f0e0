CREATE TABLE "cms_public_sections" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_public_pages" ADD COLUMN "part_changed_at" timestamp with time zone;