import type { SourceFile } from './source-file.ts';
import { ZONES } from './zones.ts';

/** The functions that ask the policy table. */
const QUESTION = 'requirePermission(context, ';
const QUESTIONS = [QUESTION, 'servicesFor(context, '];

/** Also one that another module makes, which asks nothing that can be seen here. */
const EXPORT = /^export (?:(?:async )?(?:function|const) |\{.*\b)(loader|action)\b/gm;

/** Loaders and actions of route modules that do not ask the policy, and exceptions that are not needed. */
export function policyViolations(routes: readonly SourceFile[]): string[] {
  const handlers = routes.flatMap((file) =>
    [...file.text.matchAll(EXPORT)].map(({ 1: kind, index }) => {
      const end = file.text.slice(index + 1).search(/^(?:export|function|async|const) /m);
      const body = end < 0 ? file.text.slice(index) : file.text.slice(index, index + 1 + end);
      return {
        id: `${file.path} ${kind}`,
        file,
        kind,
        asks: QUESTIONS.some((each) => body.includes(each)),
      };
    }),
  );
  const missing = handlers
    .filter(({ id, asks }) => !asks && !(id in ZONES.openToEveryone))
    .map(
      ({ file, kind }) =>
        `The ${kind} of ${file.path} never asks the policy: begin it with ${QUESTION}'<permission>'), ` +
        `or list it with a reason in zones.yaml.`,
    );
  const needless = Object.keys(ZONES.openToEveryone)
    .filter((id) => !handlers.some((handler) => handler.id === id && !handler.asks))
    .map((id) => `${id} is listed as open to everyone, but asks the policy or does not exist.`);
  return [...missing, ...needless];
}
