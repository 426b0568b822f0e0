CREATE TABLE "seo_pending_edits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"edits" jsonb NOT NULL,
	"unchanged" integer NOT NULL,
	"unknown" text[] NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL
);
