import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { LauncherError } from './launcher/commands.mjs';
import { imagesIn, pinImages } from './launcher/image-digests.mjs';
import { runScript } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';

const FILES = ['docker-compose.yml', 'docker/Dockerfile'].map((file) => inProject(...file.split('/')));

/** Gets the digest of a tag from the registry through Docker. */
function digestOf(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { error, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8' });
  const digest = stdout?.trim() ?? '';
  if (/^sha256:[0-9a-f]{64}$/.test(digest)) return digest;
  const reason = error?.message ?? stderr.trim();
  throw new LauncherError(`No registry told the digest of ${image} (${reason}). Nothing was changed.`);
}

await runScript(() => {
  const texts = FILES.map((file) => [file, readFileSync(file, 'utf8')]);
  // Gets all digests before writing, to avoid pinning only some.
  const images = [...new Set(texts.flatMap(([, text]) => imagesIn(text)))];
  const digests = new Map(images.map((image) => [image, digestOf(image)]));
  for (const [file, text] of texts) writeFileSync(file, pinImages(text, digests));
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
});
