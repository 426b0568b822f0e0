import { benchCachedDocuments } from './cached-documents.ts';
import { benchPages } from './pages.ts';

/** `npm run bench [cached|pages]`: figures of this machine, now. Compare only ratios across machines. */
const only = process.argv[2];
if (!only || only === 'pages') await benchPages(['/', '/insights']);
if (!only || only === 'cached') await benchCachedDocuments('/');
