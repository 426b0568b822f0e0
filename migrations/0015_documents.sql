CREATE TABLE "cms_public_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"seo" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cms_public_pages_documentId_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "cms_document_checkpoints" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_id" text,
	"saved_by_name" text,
	"save_id" uuid,
	"name" text,
	"restored_from" text,
	CONSTRAINT "cms_document_checkpoints_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "cms_document_references" (
	"document_id" uuid NOT NULL,
	"is_live" boolean NOT NULL,
	"target_kind" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "cms_document_references_document_id_is_live_target_kind_target_pk" PRIMARY KEY("document_id","is_live","target_kind","target")
);
--> statement-breakpoint
CREATE TABLE "cms_document_revisions" (
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"created_by_name" text,
	CONSTRAINT "cms_document_revisions_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "cms_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"built_in_path" text,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_id" text,
	"saved_by_name" text,
	"address" text,
	"live_revision" integer,
	"live_version" integer,
	"live_address" text,
	"live_since" timestamp with time zone,
	"first_published_at" timestamp with time zone,
	"offline_since" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"publish_revision" integer,
	"unpublish_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	"due_failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"created_by_name" text,
	CONSTRAINT "cms_documents_builtInPath_unique" UNIQUE("built_in_path"),
	CONSTRAINT "cms_documents_kind" CHECK ("cms_documents"."kind" in ('page', 'post', 'template', 'section')),
	CONSTRAINT "cms_documents_publish" CHECK (("cms_documents"."publish_at" is null) = ("cms_documents"."publish_revision" is null)),
	CONSTRAINT "cms_documents_live" CHECK (("cms_documents"."live_revision" is null) = ("cms_documents"."live_since" is null))
);
--> statement-breakpoint
CREATE TABLE "cms_presence" (
	"document_id" uuid NOT NULL,
	"tab_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"place" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cms_presence_document_id_tab_id_pk" PRIMARY KEY("document_id","tab_id")
);
--> statement-breakpoint
CREATE TABLE "cms_preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "cms_preview_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"area" text NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text,
	"object_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "cms_document_checkpoints" ADD CONSTRAINT "cms_document_checkpoints_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_document_references" ADD CONSTRAINT "cms_document_references_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_document_revisions" ADD CONSTRAINT "cms_document_revisions_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_presence" ADD CONSTRAINT "cms_presence_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_preview_links" ADD CONSTRAINT "cms_preview_links_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cms_document_checkpoints_save" ON "cms_document_checkpoints" USING btree ("document_id","save_id");--> statement-breakpoint
CREATE INDEX "cms_document_checkpoints_saved" ON "cms_document_checkpoints" USING btree ("saved_at") WHERE "cms_document_checkpoints"."name" is null;--> statement-breakpoint
CREATE INDEX "cms_document_references_target" ON "cms_document_references" USING btree ("target_kind","target");--> statement-breakpoint
CREATE INDEX "cms_documents_list" ON "cms_documents" USING btree ("kind","saved_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "cms_documents_address" ON "cms_documents" USING btree (lower("address"));--> statement-breakpoint
CREATE INDEX "cms_documents_due" ON "cms_documents" USING btree (least("publish_at", "unpublish_at")) WHERE "cms_documents"."publish_at" is not null or "cms_documents"."unpublish_at" is not null;--> statement-breakpoint
CREATE INDEX "cms_documents_trash" ON "cms_documents" USING btree ("trashed_at") WHERE "cms_documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "cms_presence_seen" ON "cms_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "cms_preview_links_document" ON "cms_preview_links" USING btree ("document_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_area" ON "activity" USING btree ("area","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_action" ON "activity" USING btree ("action","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_actor" ON "activity" USING btree ("actor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_object" ON "activity" USING btree ("object_kind","object_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at");