CREATE TABLE "media_retired_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_unused_bytes" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_file_versions" ADD COLUMN "focus_x" real;--> statement-breakpoint
ALTER TABLE "media_file_versions" ADD COLUMN "focus_y" real;--> statement-breakpoint
ALTER TABLE "media_file_versions" ADD COLUMN "crop" jsonb;