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
    await ensureBuilt(['backend']);
  });
  return handOver(inProject('backend', 'dist', 'sandbox', 'start.js'), ['--development']);
});
