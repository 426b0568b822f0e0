/** Ids come out of addresses and forms, where anything may stand; only one of this shape reaches the database. */
export const isUuid = (id: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
