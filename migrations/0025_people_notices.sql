CREATE TABLE "people_notice_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"claim" uuid,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_notice_emails_state_known" CHECK ("people_notice_emails"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "people_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"by_name" text,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_notices_kind" CHECK ("people_notices"."kind" in ('password-changed', 'totp-enabled', 'totp-disabled', 'recovery-code-used'))
);
--> statement-breakpoint
ALTER TABLE "people_notice_emails" ADD CONSTRAINT "people_notice_emails_owner_id_people_notices_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "people_notice_emails_owner_kind" ON "people_notice_emails" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "people_notice_emails_open" ON "people_notice_emails" USING btree ("state","next_attempt_at") WHERE "people_notice_emails"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "people_notices_user" ON "people_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_notices_at" ON "people_notices" USING btree ("at");