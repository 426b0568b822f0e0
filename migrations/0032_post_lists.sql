CREATE TABLE "cms_document_facts" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"author" text,
	"is_listed" boolean NOT NULL,
	"date" timestamp with time zone,
	"words" integer NOT NULL,
	"template" text,
	"vector" "tsvector" NOT NULL,
	"text_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_tag_change_posts" (
	"change_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"save_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"note" text,
	"base" integer,
	"is_published" boolean,
	"before" text[],
	"after" text[],
	CONSTRAINT "cms_tag_change_posts_change_id_document_id_pk" PRIMARY KEY("change_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "cms_tag_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" text[] NOT NULL,
	"to" text NOT NULL,
	"undoes" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "cms_tag_changes_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
ALTER TABLE "cms_document_facts" ADD CONSTRAINT "cms_document_facts_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_tag_change_posts" ADD CONSTRAINT "cms_tag_change_posts_change_id_cms_tag_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."cms_tag_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_tag_change_posts" ADD CONSTRAINT "cms_tag_change_posts_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_document_facts_vector" ON "cms_document_facts" USING gin ("vector");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_saved_filters_name" ON "admin_saved_filters" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "cms_tag_change_posts_waiting" ON "cms_tag_change_posts" USING btree ("change_id","outcome");--> statement-breakpoint
CREATE INDEX "cms_tag_change_posts_document" ON "cms_tag_change_posts" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "cms_tag_changes_created" ON "cms_tag_changes" USING btree ("created_at" DESC NULLS LAST);