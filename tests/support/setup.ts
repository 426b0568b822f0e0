// This file runs for every file of tests, what it imports once per process.
import './long-waits.ts';
import './seed-property-tests.ts';
