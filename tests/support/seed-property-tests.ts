import fc from 'fast-check';
import { IS_FULL_RUN } from './tier.ts';

/**
 * Seeds property tests with the date, so that results do not depend on chance, or randomly in the full tier. A
 * failure prints its seed; PROPERTY_SEED repeats it.
 */
const day = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const seed = process.env['PROPERTY_SEED'] || (IS_FULL_RUN ? undefined : day);
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
