CREATE TABLE "seo_not_found" (
	"path" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"referrer" text,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seo_redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"target_path" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	CONSTRAINT "seo_redirects_from_a_path" CHECK ("seo_redirects"."from_path" ~ '^/.*[^/]$'),
	CONSTRAINT "seo_redirects_not_to_itself" CHECK ("seo_redirects"."target_path" <> "seo_redirects"."from_path")
);
--> statement-breakpoint
CREATE INDEX "seo_redirects_target_path" ON "seo_redirects" USING btree ("target_path");--> statement-breakpoint
CREATE INDEX "seo_redirects_created" ON "seo_redirects" USING btree ("created_at" DESC NULLS LAST);