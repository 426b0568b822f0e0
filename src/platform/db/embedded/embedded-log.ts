/** The logger methods the embedded server uses; a pino logger fits. */
export interface EmbeddedLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
