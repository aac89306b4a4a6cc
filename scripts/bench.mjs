import process from 'node:process';
import { findBrowser } from './launcher/browser.mjs';
import { handOver } from './launcher/handover.mjs';
import { findLighthouse } from './launcher/lighthouse.mjs';
import { runBuilt } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';
import { startProduct } from './launcher/product.mjs';

/** Benches in a real browser against the product: `paint`, `favorites` or `markdown`. */
async function benchInBrowser(name) {
  const browser = await findBrowser((line) => console.log(line));
  const product = await startProduct();
  try {
    const config = inProject('frontend', 'bench', 'playwright.config.ts');
    return await handOver(
      inProject('node_modules', '@playwright', 'test', 'cli.js'),
      ['test', '--config', config, name],
      { E2E_BASE_URL: product.publicUrl, E2E_MAILBOX_URL: product.mailboxUrl, CHROMIUM_PATH: browser },
    );
  } finally {
    await product.stop();
  }
}

/** Lighthouse's results for creators' pages on a phone. */
async function benchPage() {
  const browser = await findBrowser((line) => console.log(line));
  return handOver(inProject('backend', 'dist', 'bench', 'page.js'), [await findLighthouse(), browser]);
}

const IN_A_BROWSER = {
  paint: () => benchInBrowser('paint'),
  favorites: () => benchInBrowser('favorites'),
  markdown: () => benchInBrowser('markdown'),
  page: benchPage,
};

/** Runs the named benches, or all of them. */
await runBuilt(async () => {
  const named = process.argv.slice(2);
  const besideServer = named.filter((part) => !Object.hasOwn(IN_A_BROWSER, part));
  if (named.length === 0 || besideServer.length > 0) {
    const code = await handOver(inProject('backend', 'dist', 'bench', 'run.js'), besideServer);
    if (code !== 0) return code;
  }
  for (const [part, bench] of Object.entries(IN_A_BROWSER)) {
    const code = named.length === 0 || named.includes(part) ? await bench() : 0;
    if (code !== 0) return code;
  }
  return 0;
});
