CREATE TABLE "seo_not_found_referrers" (
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"hits" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seo_not_found_referrers_path_referrer_pk" PRIMARY KEY("path","referrer")
);
--> statement-breakpoint
CREATE TABLE "seo_redirect_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"redirects" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_redirect_imports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"csv" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- contract: a wider check replaces it, which also allows prefixes
ALTER TABLE "seo_redirects" DROP CONSTRAINT "seo_redirects_from_a_path";--> statement-breakpoint
ALTER TABLE "seo_not_found" ADD COLUMN "robot_hits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_redirects" ADD COLUMN "created_by_name" text;--> statement-breakpoint
ALTER TABLE "seo_redirects" ADD COLUMN "status" smallint DEFAULT 301 NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_redirects" ADD COLUMN "carries_rest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_not_found_referrers" ADD CONSTRAINT "seo_not_found_referrers_path_seo_not_found_path_fk" FOREIGN KEY ("path") REFERENCES "public"."seo_not_found"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_redirects" ADD CONSTRAINT "seo_redirects_from" CHECK ("seo_redirects"."from_path" ~ '^/.*[^/]/?$');--> statement-breakpoint
ALTER TABLE "seo_redirects" ADD CONSTRAINT "seo_redirects_status" CHECK ("seo_redirects"."status" in (301, 302, 410));--> statement-breakpoint
ALTER TABLE "seo_redirects" ADD CONSTRAINT "seo_redirects_target" CHECK (("seo_redirects"."status" = 410) = ("seo_redirects"."target" = ''));--> statement-breakpoint
INSERT INTO "seo_not_found_referrers" ("path", "referrer", "hits", "last_seen_at")
SELECT "path", "referrer", 1, "last_seen_at" FROM "seo_not_found" WHERE "referrer" IS NOT NULL;
