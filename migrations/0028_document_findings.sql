CREATE TABLE "cms_document_findings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"blocking" integer,
	"warnings" integer,
	"is_indexable" boolean NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_documents" ADD COLUMN "trashed_by_id" text;--> statement-breakpoint
ALTER TABLE "cms_documents" ADD COLUMN "trashed_by_name" text;--> statement-breakpoint
ALTER TABLE "cms_document_findings" ADD CONSTRAINT "cms_document_findings_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;