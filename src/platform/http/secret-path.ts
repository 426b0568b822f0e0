/** Links to downloads and shared results act for whoever has them. */
const SECRET_PATH = /^(\/download\/|\/ai-quotient\/shared\/).+/;

/** The path as it may be written down. */
export const withoutSecrets = (path: string): string => path.replace(SECRET_PATH, '$1…');
