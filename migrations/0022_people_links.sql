-- contract: no release has this key; people_links belongs to another domain, which deletes its rows with the user
ALTER TABLE "people_links" DROP CONSTRAINT "people_links_user_id_auth_users_id_fk";
