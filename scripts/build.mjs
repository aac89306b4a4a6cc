import { runBuilt } from './launcher/main.mjs';

await runBuilt(() => 0);
