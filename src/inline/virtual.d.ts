declare module 'virtual:start-path' {
  /** address of the module of every public page */
  const path: string;
  export default path;
}
