import { handOver } from './launcher/handover.mjs';
import { runBuilt } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';

const START = inProject('backend', 'dist', 'sandbox', 'start.js');

await runBuilt(() => handOver(START, ['--development']), ['backend']);
