CREATE TABLE "analytics_landings" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"landings" integer NOT NULL,
	CONSTRAINT "analytics_landings_day_path_pk" PRIMARY KEY("day","path")
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
ALTER TABLE "seo_search_rows" ADD CONSTRAINT "seo_search_rows_import_id_seo_search_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."seo_search_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seo_search_rows_page" ON "seo_search_rows" USING btree ("import_id","page");