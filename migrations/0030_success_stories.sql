CREATE TABLE "cms_public_stories" (
	"slug" text PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"story" jsonb,
	"position" real,
	"published_at" timestamp with time zone NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cms_public_stories_documentId_unique" UNIQUE("document_id")
);
--> statement-breakpoint
-- contract: the new constraint accepts one more kind, and everything that the previous release writes
ALTER TABLE "cms_documents" DROP CONSTRAINT "cms_documents_kind";--> statement-breakpoint
ALTER TABLE "cms_documents" ADD CONSTRAINT "cms_documents_kind" CHECK ("cms_documents"."kind" in ('page', 'post', 'story', 'template', 'section'));