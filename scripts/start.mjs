import { handOver } from './launcher/handover.mjs';
import { runBuilt } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';

await runBuilt(() => handOver(inProject('backend', 'dist', 'sandbox', 'start.js')));
