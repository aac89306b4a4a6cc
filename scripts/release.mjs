import { constants, copyFileSync, existsSync, readFileSync } from 'node:fs';
import { LauncherError } from './launcher/commands.mjs';
import { runScript } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';
import { whyNotReleased } from './launcher/release.mjs';

/** Stores the API document of this version, with which later ones are compared. */
await runScript(() => {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const document = inProject('openapi', 'openapi.json');
  const stored = inProject('openapi', 'releases', `${version}.json`);
  const problem = whyNotReleased({
    version,
    changelog: readFileSync(inProject('CHANGELOG.md'), 'utf8'),
    documentVersion: JSON.parse(readFileSync(document, 'utf8')).info.version,
    isReleased: existsSync(stored),
  });
  if (problem !== null) throw new LauncherError(problem);
  copyFileSync(document, stored, constants.COPYFILE_EXCL);
  console.log(`openapi/releases/${version}.json is written.`);
});
