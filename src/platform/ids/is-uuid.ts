/** Whether an id from a URL or form has the format of a UUID. Check it before it reaches the database. */
export const isUuid = (id: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
