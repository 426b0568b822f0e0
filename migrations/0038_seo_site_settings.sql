CREATE TABLE "seo_site_setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"undoes" uuid,
	CONSTRAINT "seo_site_setting_changes_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "seo_site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_submissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"message" text NOT NULL,
	"addresses" integer NOT NULL,
	"paths" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "seo_site_setting_changes_at" ON "seo_site_setting_changes" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seo_submissions_at" ON "seo_submissions" USING btree ("at" DESC NULLS LAST);