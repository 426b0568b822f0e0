-- contract: the release that made it was never served; rows of items say the same.
DROP TABLE "cms_import_origins" CASCADE;--> statement-breakpoint
CREATE INDEX "cms_import_items_source" ON "cms_import_items" USING btree ("source_id");