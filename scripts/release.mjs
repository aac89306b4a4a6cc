import { copyFileSync, readFileSync } from 'node:fs';
import { LauncherError } from './launcher/commands.mjs';
import { runScript } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';

/** Stores the API document of this version, with which later ones are compared. */
await runScript(() => {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  if (!readFileSync(inProject('CHANGELOG.md'), 'utf8').includes(`\n## ${version}`))
    throw new LauncherError(`CHANGELOG.md has no section for ${version}.`);
  const document = inProject('openapi', 'openapi.json');
  if (JSON.parse(readFileSync(document, 'utf8')).info.version !== version)
    throw new LauncherError(`openapi/openapi.json is not of version ${version}. Run: npm run generate`);
  copyFileSync(document, inProject('openapi', 'releases', `${version}.json`));
  console.log(`openapi/releases/${version}.json is written.`);
});
