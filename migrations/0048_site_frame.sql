CREATE TABLE "cms_public_frame" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" uuid,
	"revision" integer NOT NULL,
	"frame" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- contract: the constraint below allows all that this one does, and one kind more
ALTER TABLE "cms_documents" DROP CONSTRAINT "cms_documents_kind";--> statement-breakpoint
-- contract: rows of the release before satisfy it, too
ALTER TABLE "cms_documents" ADD CONSTRAINT "cms_documents_kind" CHECK ("cms_documents"."kind" in ('page', 'post', 'story', 'template', 'section', 'frame'));--> statement-breakpoint
-- What the settings say about the company is a part of the frame from now on. They keep it for nodes of the release before.
INSERT INTO "cms_public_frame" ("id", "revision", "frame", "published_at")
SELECT 'site', 1, jsonb_strip_nulls(jsonb_build_object(
	'brand', ("values" - ARRAY['areaServed', 'openingHours', 'google', 'bing', 'pinterest', 'facebook', 'yandex', 'robots', 'profiles', 'logo', 'socialPicture'])
		|| CASE WHEN "values" ? 'region' THEN '{"regionName": ""}'::jsonb ELSE '{}'::jsonb END,
	'logo', jsonb_build_object('search', "values" -> 'logo', 'socialPicture', "values" -> 'socialPicture'),
	'footer', CASE WHEN "values" ? 'profiles' THEN jsonb_build_object('profiles', (
		SELECT coalesce(jsonb_agg(jsonb_build_object('href', "href", 'label', CASE "site"
			WHEN 'linkedin' THEN 'LinkedIn' WHEN 'youtube' THEN 'YouTube' WHEN 'tiktok' THEN 'TikTok' WHEN 'github' THEN 'GitHub'
			ELSE initcap("site") END)), '[]'::jsonb)
		FROM jsonb_array_elements_text("values" -> 'profiles') AS "profile"("href"),
			LATERAL substring("href" from '^https://(?:www\.)?([^./:]+)') AS "named"("site")
	)) END
)), "changed_at"
FROM "seo_site_settings"
WHERE "values" ?| ARRAY['titleBrand', 'socialPicture', 'name', 'shortName', 'legalName', 'description', 'email', 'phone', 'street', 'city', 'region', 'zip', 'country', 'profiles', 'logo'];
