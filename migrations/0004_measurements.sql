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
