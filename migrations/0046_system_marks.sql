CREATE TABLE "system_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
