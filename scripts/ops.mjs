import process from 'node:process';
import { handOver } from './launcher/handover.mjs';
import { runBuilt } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';

// Standard output is reserved for the command's output.
console.log = console.error;

const OPS = inProject('backend', 'dist', 'sandbox', 'ops.js');

await runBuilt(() => handOver(OPS, process.argv.slice(2)), ['backend']);
