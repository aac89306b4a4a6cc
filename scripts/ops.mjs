import process from 'node:process';
import { ensureBuilt } from './launcher/build.mjs';
import { exclusively } from './launcher/exclusive.mjs';
import { handleSignals, handOver } from './launcher/handover.mjs';
import { ensureInstalled } from './launcher/installation.mjs';
import { runScript } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';

// Standard output is reserved for the command's output.
console.log = console.error;

await runScript(async () => {
  handleSignals();
  await exclusively(async () => {
    await ensureInstalled();
    await ensureBuilt(['backend']);
  });
  return handOver(inProject('backend', 'dist', 'sandbox', 'ops.js'), process.argv.slice(2));
});
