import { createHash } from 'node:crypto';
import fade from './fade.inline.ts?inline-script';
import first from './first.inline.ts?inline-script';
import loadAgain from './load-again.inline.ts?inline-script';
import holdForms from './hold-forms.inline.ts?inline-script';
import schedulerLinks from './scheduler-links.inline.ts?inline-script';
import load from './load.inline.ts?inline-script';
import toast from './toast.inline.ts?inline-script';

/** The script that pages load when a file is missing. It is no part of the client build, whose files import others. */
export const LOAD_AGAIN = {
  path: `/assets/load-again-${createHash('sha256').update(loadAgain).digest('hex').slice(0, 8)}.js`,
  code: loadAgain,
};

/**
 * The inline script of every public document. Its element has the attributes `data-again`, the path of `LOAD_AGAIN`, and
 * `data-start`, the path of the module to start.
 */
export const FIRST_SCRIPT = load + first + schedulerLinks + toast + holdForms + fade;
