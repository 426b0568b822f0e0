CREATE TABLE "seo_outside_links" (
	"href" text PRIMARY KEY NOT NULL,
	"is_pending" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "seo_outside_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"finished_at" timestamp with time zone,
	"claim" text,
	"beat_at" timestamp with time zone,
	"total" integer
);
--> statement-breakpoint
CREATE INDEX "seo_outside_links_pending" ON "seo_outside_links" USING btree ("href") WHERE is_pending;--> statement-breakpoint
CREATE UNIQUE INDEX "seo_outside_runs_unfinished" ON "seo_outside_runs" USING btree ((true)) WHERE finished_at is null;