CREATE TABLE "media_assets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"hash" text NOT NULL,
	"upload_hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"file_version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"license" text DEFAULT '' NOT NULL,
	"license_ends" date,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"crop" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"created_by_name" text,
	"changed_at" timestamp with time zone NOT NULL,
	"trashed_at" timestamp with time zone,
	"trashed_by_id" text,
	"trashed_by_name" text,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || alt || ' ' || caption || ' ' || address)) STORED,
	CONSTRAINT "media_assets_address_unique" UNIQUE("address"),
	CONSTRAINT "media_assets_kind" CHECK ("media_assets"."kind" in ('picture', 'drawing', 'video', 'document', 'font'))
);
--> statement-breakpoint
CREATE TABLE "media_file_versions" (
	"asset_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"hash" text NOT NULL,
	"upload_hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"upload_name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by_id" text,
	"added_by_name" text,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "media_file_versions_asset_id_number_pk" PRIMARY KEY("asset_id","number")
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"path" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"created_by_name" text
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"replaces" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"asset_id" uuid,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "media_file_versions" ADD CONSTRAINT "media_file_versions_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_assets_folder" ON "media_assets" USING btree ("folder",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "media_assets_created" ON "media_assets" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "media_assets_changed" ON "media_assets" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "media_assets_bytes" ON "media_assets" USING btree ("bytes" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "media_assets_upload_hash" ON "media_assets" USING btree ("upload_hash");--> statement-breakpoint
CREATE INDEX "media_assets_hash" ON "media_assets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_assets_tags" ON "media_assets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "media_assets_search" ON "media_assets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_assets_license" ON "media_assets" USING btree ("license_ends");--> statement-breakpoint
CREATE INDEX "media_assets_trash" ON "media_assets" USING btree ("trashed_at") WHERE "media_assets"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "media_file_versions_storage_key" ON "media_file_versions" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "media_file_versions_replaced" ON "media_file_versions" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "media_uploads_changed" ON "media_uploads" USING btree ("changed_at");