CREATE TABLE "seo_changed_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_crawl_pages" (
	"crawl_id" uuid NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"is_in_sitemap" boolean NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seo_crawl_pages_crawl_id_path_pk" PRIMARY KEY("crawl_id","path")
);
--> statement-breakpoint
CREATE TABLE "seo_crawls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text,
	"finished_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"claim" text,
	"beat_at" timestamp with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_findings" (
	"path" text NOT NULL,
	"check" text NOT NULL,
	"key" text NOT NULL,
	"message" text NOT NULL,
	"details" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seo_findings_path_check_key_pk" PRIMARY KEY("path","check","key")
);
--> statement-breakpoint
CREATE TABLE "seo_ignored_findings" (
	"path" text NOT NULL,
	"check" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"ignored_at" timestamp with time zone NOT NULL,
	"ignored_by" text NOT NULL,
	CONSTRAINT "seo_ignored_findings_path_check_key_pk" PRIMARY KEY("path","check","key")
);
--> statement-breakpoint
CREATE TABLE "seo_route_links" (
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"fragment" text NOT NULL,
	"text" text NOT NULL,
	"area" text NOT NULL,
	CONSTRAINT "seo_route_links_from_path_to_path_fragment_pk" PRIMARY KEY("from_path","to_path","fragment")
);
--> statement-breakpoint
CREATE TABLE "seo_routes" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"redirect_to" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"canonical" text,
	"robots" text[] NOT NULL,
	"is_indexable" boolean NOT NULL,
	"is_in_sitemap" boolean NOT NULL,
	"picture" text,
	"schema_types" text[] NOT NULL,
	"words" integer NOT NULL,
	"inbound_links" integer DEFAULT 0 NOT NULL,
	"is_in_menu" boolean DEFAULT false NOT NULL,
	"bytes" integer NOT NULL,
	"sent_bytes" integer NOT NULL,
	"content_hash" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"details" jsonb NOT NULL,
	"sentences" text[] NOT NULL,
	"fingerprint" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seo_crawl_pages" ADD CONSTRAINT "seo_crawl_pages_crawl_id_seo_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."seo_crawls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seo_crawl_pages_pending" ON "seo_crawl_pages" USING btree ("crawl_id") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "seo_crawls_unfinished" ON "seo_crawls" USING btree ((true)) WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "seo_findings_check" ON "seo_findings" USING btree ("check","path");--> statement-breakpoint
CREATE INDEX "seo_route_links_to" ON "seo_route_links" USING btree ("to_path");--> statement-breakpoint
CREATE INDEX "seo_routes_kind" ON "seo_routes" USING btree ("kind","path");