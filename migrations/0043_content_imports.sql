CREATE TABLE "cms_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text,
	"origin" text DEFAULT '' NOT NULL,
	"sites" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"phase" text NOT NULL,
	"message" text,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"claim" uuid,
	"beat_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cms_import_items" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source_id" text NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"change" text NOT NULL,
	"state" text NOT NULL,
	"planned" jsonb,
	"old_paths" text[] DEFAULT '{}' NOT NULL,
	"hash" text NOT NULL,
	"document_id" uuid,
	"version" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"before" jsonb,
	"message" text,
	CONSTRAINT "cms_import_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "cms_import_mappings" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_import_origins" (
	"origin" text NOT NULL,
	"source_id" text NOT NULL,
	"document_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "cms_import_origins_origin_source_id_pk" PRIMARY KEY("origin","source_id")
);
--> statement-breakpoint
CREATE TABLE "cms_import_pictures" (
	"import_id" uuid NOT NULL,
	"address" text NOT NULL,
	"src" text,
	"asset_id" uuid,
	"message" text,
	CONSTRAINT "cms_import_pictures_import_id_address_pk" PRIMARY KEY("import_id","address")
);
--> statement-breakpoint
CREATE TABLE "cms_import_redirects" (
	"import_id" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"made_at" timestamp with time zone,
	"message" text,
	CONSTRAINT "cms_import_redirects_import_id_from_pk" PRIMARY KEY("import_id","from")
);
--> statement-breakpoint
ALTER TABLE "cms_import_items" ADD CONSTRAINT "cms_import_items_import_id_cms_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."cms_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_import_pictures" ADD CONSTRAINT "cms_import_pictures_import_id_cms_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."cms_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_import_redirects" ADD CONSTRAINT "cms_import_redirects_import_id_cms_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."cms_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_imports_created" ON "cms_imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cms_import_items_state" ON "cms_import_items" USING btree ("import_id","state","position");--> statement-breakpoint
CREATE INDEX "cms_import_items_document" ON "cms_import_items" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "cms_import_origins_document" ON "cms_import_origins" USING btree ("document_id");