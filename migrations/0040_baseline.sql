-- The schema of release d221a18d, which all migrations up to 0040 made (ADR 108). Its timestamp in the journal is that of
-- 0040, so that a database of that release or a later one counts it as applied.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "alert_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proxy_sightings" (
	"trusted" integer NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"misfits" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proxy_sightings_trusted_day_pk" PRIMARY KEY("trusted","day")
);
--> statement-breakpoint
CREATE TABLE "analytics_landings" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"landings" integer NOT NULL,
	CONSTRAINT "analytics_landings_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "analytics_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "analytics_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "analytics_vitals" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_vitals_day_path_name_bucket_pk" PRIMARY KEY("day","path","name","bucket")
);
--> statement-breakpoint
CREATE TABLE "assessment_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"company_size" text NOT NULL,
	"answers" jsonb NOT NULL,
	"percentage" integer,
	"level" text,
	"pillar_percentages" jsonb,
	"previous_id" uuid,
	"lead_id" uuid,
	"share_key_hash" text,
	"share_hides_answers" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"first_id" uuid,
	"copy_of" uuid
);
--> statement-breakpoint
CREATE TABLE "cms_page_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"seo" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_public_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"seo" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	"part_changed_at" timestamp with time zone,
	CONSTRAINT "cms_public_pages_documentId_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "cms_blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"body" jsonb DEFAULT '{"type":"doc","content":[]}'::jsonb NOT NULL,
	"author" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category_tags" text[] DEFAULT '{}' NOT NULL,
	"seo" jsonb,
	"read_time" text,
	"cover_image" text,
	"category" text GENERATED ALWAYS AS (coalesce(
          nullif(btrim(category_tags[1]), ''),
          nullif(btrim(case
            when jsonb_typeof(seo -> 'category') = 'string' then seo ->> 'category'
            when jsonb_typeof(seo) = 'string' then substring(seo #>> '{}' from '^\s*\{.*"category"\s*:\s*"([^"\\]*)".*\}\s*$')
          end), ''),
          'CRM Implementation')) STORED NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"last_reviewed_at" timestamp with time zone,
	"word_count" integer,
	CONSTRAINT "cms_blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cms_blog_posts_status" CHECK ("cms_blog_posts"."status" in ('draft', 'published'))
);
--> statement-breakpoint
CREATE TABLE "cms_public_sections" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"title" text GENERATED ALWAYS AS (content ->> 'title') STORED,
	"built_in_version" integer DEFAULT 0 NOT NULL,
	"trashed_by_id" text,
	"trashed_by_name" text,
	CONSTRAINT "cms_documents_builtInPath_unique" UNIQUE("built_in_path"),
	CONSTRAINT "cms_documents_kind" CHECK ("cms_documents"."kind" in ('page', 'post', 'story', 'template', 'section')),
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
CREATE TABLE "cms_document_findings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"blocking" integer,
	"warnings" integer,
	"is_indexable" boolean NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
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
CREATE TABLE "crm_pace" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"message" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_emails" (
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
	CONSTRAINT "lead_emails_state_known" CHECK ("lead_emails"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"consent_text" text,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"page_uri" text NOT NULL,
	"page_name" text NOT NULL,
	"hutk" text,
	"attribution" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"suspicions" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"attempts_before" integer DEFAULT 0 NOT NULL,
	"claim_token" uuid,
	CONSTRAINT "leads_state_known" CHECK ("leads"."state" in ('waiting', 'retrying', 'not-configured', 'delivered', 'refused', 'quarantined'))
);
--> statement-breakpoint
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
	"focus_x" real,
	"focus_y" real,
	"crop" jsonb,
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
CREATE TABLE "media_renditions" (
	"path" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"used_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_retired_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_unused_bytes" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
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
	"refusal" text,
	"accepted" jsonb
);
--> statement-breakpoint
CREATE TABLE "newsletter_emails" (
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
	CONSTRAINT "newsletter_emails_state_known" CHECK ("newsletter_emails"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"consent_text" text,
	"consent_version" text,
	"consented_at" timestamp with time zone NOT NULL,
	"confirmation_id" uuid,
	"confirm_token_hash" text,
	"confirm_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"unsubscribe_token" text NOT NULL,
	"mails_queued" integer DEFAULT 0 NOT NULL,
	"last_mail_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"attribution" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "newsletter_subscribers_status_known" CHECK ("newsletter_subscribers"."status" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
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
CREATE TABLE "seo_not_found" (
	"path" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"referrer" text,
	"dismissed_at" timestamp with time zone,
	"robot_hits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_not_found_referrers" (
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"hits" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seo_not_found_referrers_path_referrer_pk" PRIMARY KEY("path","referrer")
);
--> statement-breakpoint
CREATE TABLE "seo_redirect_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"redirects" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_redirect_imports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"csv" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"target_path" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"created_by_name" text,
	"status" smallint DEFAULT 301 NOT NULL,
	"carries_rest" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seo_redirects_from" CHECK ("seo_redirects"."from_path" ~ '^/.*[^/]/?$'),
	CONSTRAINT "seo_redirects_status" CHECK ("seo_redirects"."status" in (301, 302, 410)),
	CONSTRAINT "seo_redirects_target" CHECK (("seo_redirects"."status" = 410) = ("seo_redirects"."target" = '')),
	CONSTRAINT "seo_redirects_not_to_itself" CHECK ("seo_redirects"."target_path" <> "seo_redirects"."from_path")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"category" text,
	"published_at" timestamp with time zone,
	"weight" real NOT NULL,
	"digest" text NOT NULL,
	"vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(title, '/.-+~&<', repeat(' ', 7))), 'A') ||
          setweight(to_tsvector('simple', translate(title, '/.-+~&<', repeat(' ', 7))), 'A') ||
          setweight(to_tsvector('english', translate(summary || ' ' || coalesce(category, ''), '/.-+~&<', repeat(' ', 7))), 'B') ||
          setweight(to_tsvector('english', translate(body, '/.-+~&<', repeat(' ', 7))), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS ((tsvector_to_array(to_tsvector('english', word)))[1]) STORED,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_pending_edits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"edits" jsonb NOT NULL,
	"unchanged" integer NOT NULL,
	"unknown" text[] NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_changed_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_crawl_pages" (
	"crawl_id" uuid NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"is_in_sitemap" boolean NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seo_crawl_pages_crawl_id_path_pk" PRIMARY KEY("crawl_id","path")
);
--> statement-breakpoint
CREATE TABLE "seo_crawls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text,
	"finished_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"claim" text,
	"beat_at" timestamp with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_findings" (
	"path" text NOT NULL,
	"check" text NOT NULL,
	"key" text NOT NULL,
	"message" text NOT NULL,
	"details" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seo_findings_path_check_key_pk" PRIMARY KEY("path","check","key")
);
--> statement-breakpoint
CREATE TABLE "seo_ignored_findings" (
	"path" text NOT NULL,
	"check" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"ignored_at" timestamp with time zone NOT NULL,
	"ignored_by" text NOT NULL,
	CONSTRAINT "seo_ignored_findings_path_check_key_pk" PRIMARY KEY("path","check","key")
);
--> statement-breakpoint
CREATE TABLE "seo_route_links" (
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"fragment" text NOT NULL,
	"text" text NOT NULL,
	"area" text NOT NULL,
	CONSTRAINT "seo_route_links_from_path_to_path_fragment_pk" PRIMARY KEY("from_path","to_path","fragment")
);
--> statement-breakpoint
CREATE TABLE "seo_routes" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"redirect_to" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"canonical" text,
	"robots" text[] NOT NULL,
	"is_indexable" boolean NOT NULL,
	"is_in_sitemap" boolean NOT NULL,
	"picture" text,
	"schema_types" text[] NOT NULL,
	"words" integer NOT NULL,
	"inbound_links" integer DEFAULT 0 NOT NULL,
	"is_in_menu" boolean DEFAULT false NOT NULL,
	"bytes" integer NOT NULL,
	"sent_bytes" integer NOT NULL,
	"content_hash" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"details" jsonb NOT NULL,
	"sentences" text[] NOT NULL,
	"fingerprint" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_outside_links" (
	"href" text PRIMARY KEY NOT NULL,
	"is_pending" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "seo_outside_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"finished_at" timestamp with time zone,
	"claim" text,
	"beat_at" timestamp with time zone,
	"total" integer
);
--> statement-breakpoint
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
CREATE TABLE "seo_search_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"file_name" text NOT NULL,
	"filters" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by_id" text NOT NULL,
	"imported_by_name" text NOT NULL,
	CONSTRAINT "seo_search_imports_of_period" UNIQUE("from_day","to_day","kind")
);
--> statement-breakpoint
CREATE TABLE "seo_search_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"page" text,
	"query" text,
	"day" date,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position" double precision NOT NULL,
	CONSTRAINT "seo_search_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "seo_search_uploads" (
	"user_id" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"from_day" date,
	"to_day" date,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_site_setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"undoes" uuid,
	CONSTRAINT "seo_site_setting_changes_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "seo_site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_submissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"message" text NOT NULL,
	"addresses" integer NOT NULL,
	"paths" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_hash" text NOT NULL,
	"removed" jsonb NOT NULL,
	"erased_by" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppression_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppression_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"after" jsonb,
	"actor_key" text GENERATED ALWAYS AS (coalesce(actor_id, actor_name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "auth_recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
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
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'viewer' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deactivated_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_attempt_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "held_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"backup_made_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"released_by" text
);
--> statement-breakpoint
ALTER TABLE "cms_document_checkpoints" ADD CONSTRAINT "cms_document_checkpoints_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_document_references" ADD CONSTRAINT "cms_document_references_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_document_revisions" ADD CONSTRAINT "cms_document_revisions_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_presence" ADD CONSTRAINT "cms_presence_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_preview_links" ADD CONSTRAINT "cms_preview_links_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_document_facts" ADD CONSTRAINT "cms_document_facts_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_document_findings" ADD CONSTRAINT "cms_document_findings_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_tag_change_posts" ADD CONSTRAINT "cms_tag_change_posts_change_id_cms_tag_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."cms_tag_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_tag_change_posts" ADD CONSTRAINT "cms_tag_change_posts_document_id_cms_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."cms_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_attempts" ADD CONSTRAINT "lead_attempts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_emails" ADD CONSTRAINT "lead_emails_owner_id_leads_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_file_versions" ADD CONSTRAINT "media_file_versions_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_emails" ADD CONSTRAINT "newsletter_emails_owner_id_newsletter_subscribers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_emails" ADD CONSTRAINT "people_emails_owner_id_people_links_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_notice_emails" ADD CONSTRAINT "people_notice_emails_owner_id_people_notices_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_not_found_referrers" ADD CONSTRAINT "seo_not_found_referrers_path_seo_not_found_path_fk" FOREIGN KEY ("path") REFERENCES "public"."seo_not_found"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_crawl_pages" ADD CONSTRAINT "seo_crawl_pages_crawl_id_seo_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."seo_crawls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_override_change_routes" ADD CONSTRAINT "seo_override_change_routes_change_id_seo_override_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."seo_override_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_search_rows" ADD CONSTRAINT "seo_search_rows_import_id_seo_search_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."seo_search_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_recovery_codes" ADD CONSTRAINT "auth_recovery_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_totp" ADD CONSTRAINT "auth_totp_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_runs_peers" ON "assessment_runs" USING btree ("edition","company_size","completed_at");--> statement-breakpoint
CREATE INDEX "assessment_runs_started" ON "assessment_runs" USING btree ("started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "assessment_runs_lead" ON "assessment_runs" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "assessment_runs_copies" ON "assessment_runs" USING btree ("copy_of") WHERE "assessment_runs"."copy_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_runs_share_key" ON "assessment_runs" USING btree ("share_key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_page_revisions_path_revision" ON "cms_page_revisions" USING btree ("path","revision");--> statement-breakpoint
CREATE INDEX "cms_page_revisions_published" ON "cms_page_revisions" USING btree ("path","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cms_blog_posts_listing" ON "cms_blog_posts" USING btree ("published_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "cms_blog_posts"."status" = 'published' and "cms_blog_posts"."is_listed";--> statement-breakpoint
CREATE INDEX "cms_blog_posts_category" ON "cms_blog_posts" USING btree ("category","published_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "cms_blog_posts"."status" = 'published' and "cms_blog_posts"."is_listed";--> statement-breakpoint
CREATE INDEX "cms_blog_posts_pinned" ON "cms_blog_posts" USING btree ("is_featured" DESC NULLS FIRST,"published_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "cms_blog_posts"."status" = 'published' and "cms_blog_posts"."is_listed";--> statement-breakpoint
CREATE INDEX "cms_blog_posts_category_pinned" ON "cms_blog_posts" USING btree ("category","is_featured" DESC NULLS FIRST,"published_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "cms_blog_posts"."status" = 'published' and "cms_blog_posts"."is_listed";--> statement-breakpoint
CREATE INDEX "cms_blog_posts_archive" ON "cms_blog_posts" USING btree ("published_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "cms_blog_posts"."status" = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "cms_document_checkpoints_save" ON "cms_document_checkpoints" USING btree ("document_id","save_id");--> statement-breakpoint
CREATE INDEX "cms_document_checkpoints_saved" ON "cms_document_checkpoints" USING btree ("saved_at") WHERE "cms_document_checkpoints"."name" is null;--> statement-breakpoint
CREATE INDEX "cms_document_references_target" ON "cms_document_references" USING btree ("target_kind","target");--> statement-breakpoint
CREATE INDEX "cms_documents_list" ON "cms_documents" USING btree ("kind","saved_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "cms_documents_address" ON "cms_documents" USING btree (lower("address"));--> statement-breakpoint
CREATE INDEX "cms_documents_live_address" ON "cms_documents" USING btree (lower("live_address"));--> statement-breakpoint
CREATE INDEX "cms_documents_due" ON "cms_documents" USING btree (least("publish_at", "unpublish_at")) WHERE "cms_documents"."publish_at" is not null or "cms_documents"."unpublish_at" is not null;--> statement-breakpoint
CREATE INDEX "cms_documents_search_title" ON "cms_documents" USING hash (lower(coalesce(nullif(content #>> '{seo,title}', ''), content ->> 'title')));--> statement-breakpoint
CREATE INDEX "cms_documents_description" ON "cms_documents" USING hash (lower(content #>> '{seo,description}'));--> statement-breakpoint
CREATE INDEX "cms_documents_trash" ON "cms_documents" USING btree ("trashed_at") WHERE "cms_documents"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "cms_presence_seen" ON "cms_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "cms_preview_links_document" ON "cms_preview_links" USING btree ("document_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cms_document_facts_vector" ON "cms_document_facts" USING gin ("vector") WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE UNIQUE INDEX "admin_saved_filters_name" ON "admin_saved_filters" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "cms_tag_change_posts_waiting" ON "cms_tag_change_posts" USING btree ("change_id","outcome");--> statement-breakpoint
CREATE INDEX "cms_tag_change_posts_document" ON "cms_tag_change_posts" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "cms_tag_changes_created" ON "cms_tag_changes" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_attempts_lead" ON "lead_attempts" USING btree ("lead_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_emails_owner_kind" ON "lead_emails" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "lead_emails_open" ON "lead_emails" USING btree ("state","next_attempt_at") WHERE "lead_emails"."state" <> 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "leads_idempotency_key" ON "leads" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_state_due" ON "leads" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ((lower("email" || ' ' || coalesce("fields" ->> 'firstName', '') || ' ' || coalesce("fields" ->> 'lastName', '') || ' ' || coalesce("fields" ->> 'company', ''))) gin_trgm_ops);--> statement-breakpoint
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
CREATE INDEX "media_renditions_used" ON "media_renditions" USING btree ("used_on","path");--> statement-breakpoint
CREATE INDEX "media_uploads_changed" ON "media_uploads" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_emails_owner_kind" ON "newsletter_emails" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "newsletter_emails_open" ON "newsletter_emails" USING btree ("state","next_attempt_at") WHERE "newsletter_emails"."state" <> 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_confirm_token" ON "newsletter_subscribers" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_unsubscribe_token" ON "newsletter_subscribers" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_status" ON "newsletter_subscribers" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "people_emails_owner_kind" ON "people_emails" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "people_emails_open" ON "people_emails" USING btree ("state","next_attempt_at") WHERE "people_emails"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "people_links_user" ON "people_links" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "people_links_email" ON "people_links" USING btree ("kind","email");--> statement-breakpoint
CREATE INDEX "people_links_created" ON "people_links" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_notice_emails_owner_kind" ON "people_notice_emails" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "people_notice_emails_open" ON "people_notice_emails" USING btree ("state","next_attempt_at") WHERE "people_notice_emails"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "people_notices_user" ON "people_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_notices_at" ON "people_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "seo_redirects_target_path" ON "seo_redirects" USING btree ("target_path");--> statement-breakpoint
CREATE INDEX "seo_redirects_created" ON "seo_redirects" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING gist ("title" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "seo_crawl_pages_pending" ON "seo_crawl_pages" USING btree ("crawl_id") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "seo_crawls_unfinished" ON "seo_crawls" USING btree ((true)) WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "seo_findings_check" ON "seo_findings" USING btree ("check","path");--> statement-breakpoint
CREATE INDEX "seo_route_links_to" ON "seo_route_links" USING btree ("to_path");--> statement-breakpoint
CREATE INDEX "seo_routes_kind" ON "seo_routes" USING btree ("kind","path");--> statement-breakpoint
CREATE INDEX "seo_outside_links_pending" ON "seo_outside_links" USING btree ("href") WHERE is_pending;--> statement-breakpoint
CREATE UNIQUE INDEX "seo_outside_runs_unfinished" ON "seo_outside_runs" USING btree ((true)) WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "seo_override_change_routes_path" ON "seo_override_change_routes" USING btree ("path");--> statement-breakpoint
CREATE INDEX "seo_override_changes_at" ON "seo_override_changes" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seo_search_rows_page" ON "seo_search_rows" USING btree ("import_id","page");--> statement-breakpoint
CREATE INDEX "seo_site_setting_changes_at" ON "seo_site_setting_changes" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seo_submissions_at" ON "seo_submissions" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "suppression_entries_at" ON "suppression_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activity_by_area" ON "activity" USING btree ("area","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_area_actor" ON "activity" USING btree ("area","actor_key","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_action" ON "activity" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_action_actor" ON "activity" USING btree ("action","actor_key","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("actor_key","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_object" ON "activity" USING btree ("object_kind","object_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_words" ON "activity" USING gin ("object_label" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_rate_limits_expire" ON "auth_rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_recovery_codes_code" ON "auth_recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_expires" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "auth_sign_in_attempts_last" ON "auth_sign_in_attempts" USING btree ("last_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "held_jobs_once" ON "held_jobs" USING btree ("name",md5("payload"::text));
--> statement-breakpoint
ALTER INDEX "cms_document_facts_vector" SET (gin_pending_list_limit = 512);
--> statement-breakpoint
-- Rows of these tables are history. TRUNCATE stays possible, for a restore.
CREATE OR REPLACE FUNCTION refuse_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % cannot be changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_append_only BEFORE UPDATE OR DELETE ON activity
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change();
--> statement-breakpoint
-- A document that is deleted for good takes its revisions along.
CREATE TRIGGER cms_document_revisions_immutable BEFORE UPDATE ON cms_document_revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_row_change();
