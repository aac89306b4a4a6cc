import process from 'node:process';
import { ensureBuilt } from './launcher/build.mjs';
import { exclusively } from './launcher/exclusive.mjs';
import { handleSignals, handOver } from './launcher/handover.mjs';
import { ensureInstalled } from './launcher/installation.mjs';
import { runScript } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';

await runScript(async () => {
  handleSignals();
  await exclusively(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  return handOver(inProject('backend', 'dist', 'bench', 'run.js'), process.argv.slice(2));
});
