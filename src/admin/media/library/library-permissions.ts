/** What the signed-in user may do in the library. */
export interface LibraryPermissions {
  edit: boolean;
  purge: boolean;
}
