CREATE TABLE "seo_override_change_routes" (
	"change_id" uuid NOT NULL,
	"path" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "seo_override_change_routes_change_id_path_pk" PRIMARY KEY("change_id","path")
);
--> statement-breakpoint
CREATE TABLE "seo_override_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"label" text NOT NULL,
	"undoes" uuid,
	CONSTRAINT "seo_override_changes_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "seo_overrides" (
	"path" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_id" text NOT NULL,
	"changed_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seo_override_change_routes" ADD CONSTRAINT "seo_override_change_routes_change_id_seo_override_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."seo_override_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seo_override_change_routes_path" ON "seo_override_change_routes" USING btree ("path");--> statement-breakpoint
CREATE INDEX "seo_override_changes_at" ON "seo_override_changes" USING btree ("at" DESC NULLS LAST);