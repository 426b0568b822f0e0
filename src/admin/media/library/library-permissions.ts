export interface LibraryPermissions {
  edit: boolean;
  purge: boolean;
}
