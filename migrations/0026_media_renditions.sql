CREATE TABLE "media_renditions" (
	"path" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"used_on" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "media_renditions_used" ON "media_renditions" USING btree ("used_on","path");