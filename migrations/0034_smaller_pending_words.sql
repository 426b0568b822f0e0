ALTER INDEX "cms_document_facts_vector" SET (gin_pending_list_limit = 512);
