CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"before" text,
	"after" text,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "setting_changes_version" UNIQUE("name","version")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_name" text NOT NULL
);
--> statement-breakpoint
-- contract: replaced by a wider check below
ALTER TABLE "people_notices" DROP CONSTRAINT "people_notices_kind";--> statement-breakpoint
ALTER TABLE "lead_attempts" ADD COLUMN "error_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "setting_changes_at" ON "setting_changes" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "people_notices" ADD CONSTRAINT "people_notices_kind" CHECK ("people_notices"."kind" in ('password-changed', 'totp-enabled', 'totp-disabled', 'recovery-code-used', 'test'));