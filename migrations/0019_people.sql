CREATE TABLE "people_emails" (
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
	CONSTRAINT "people_emails_state_known" CHECK ("people_emails"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "people_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text,
	"user_id" text,
	"email" text NOT NULL,
	"old_email" text,
	"role" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"created_by_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "people_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "people_links_kind" CHECK ("people_links"."kind" in ('invite', 'reset', 'email')),
	CONSTRAINT "people_links_owner" CHECK (("people_links"."kind" = 'invite') = ("people_links"."user_id" is null)),
	CONSTRAINT "people_links_role" CHECK (("people_links"."kind" = 'invite') = ("people_links"."role" is not null))
);
--> statement-breakpoint
CREATE TABLE "auth_recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"totp_required_for" text[] NOT NULL,
	"idle_minutes" integer NOT NULL,
	"absolute_hours" integer NOT NULL,
	CONSTRAINT "auth_settings_one_row" CHECK ("auth_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "auth_totp" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text,
	"enabled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"pending_secret" text,
	"pending_at" timestamp with time zone,
	CONSTRAINT "auth_totp_enabled" CHECK (("auth_totp"."secret" is null) = ("auth_totp"."enabled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people_emails" ADD CONSTRAINT "people_emails_owner_id_people_links_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_links" ADD CONSTRAINT "people_links_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_recovery_codes" ADD CONSTRAINT "auth_recovery_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_totp" ADD CONSTRAINT "auth_totp_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "people_emails_owner_kind" ON "people_emails" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "people_emails_open" ON "people_emails" USING btree ("state","next_attempt_at") WHERE "people_emails"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "people_links_user" ON "people_links" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "people_links_email" ON "people_links" USING btree ("kind","email");--> statement-breakpoint
CREATE INDEX "people_links_created" ON "people_links" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_recovery_codes_code" ON "auth_recovery_codes" USING btree ("user_id","code_hash");