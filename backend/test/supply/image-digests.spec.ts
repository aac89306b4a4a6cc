import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { imagesIn, pinImages } from '../../../scripts/launcher/image-digests.mjs';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

const FILES = ['docker-compose.yml', 'docker/Dockerfile'];
const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const [FIRST, SECOND] = ['a', 'b'].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string];

describe('the image digests', () => {
  it.each(FILES)('are written after every tag in %s, and nowhere else', (file) => {
    const text = read(file);
    const images = imagesIn(text);
    const named = [...text.matchAll(/^\s*image:|^FROM (?=[\w./-]+:)/gm)];
    expect(images.length).toBeGreaterThan(0);
    expect(named.length).toBeGreaterThanOrEqual(images.length);
    const pinned = pinImages(text, new Map(images.map((image) => [image, FIRST])));
    expect(pinned.split(`@${FIRST}`)).toHaveLength(named.length + 1);
    expect(pinned.replaceAll(`@${FIRST}`, '')).toBe(text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
    // A second run replaces them with newer ones.
    const again = pinImages(pinned, new Map(images.map((image) => [image, SECOND])));
    expect(again).toBe(pinned.replaceAll(FIRST, SECOND));
  });

  it('leave the files unchanged if the registry returns none', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hitohira-docker-'));
    try {
      const docker = path.join(folder, 'docker');
      writeFileSync(docker, '#!/bin/sh\necho "no such host" >&2\nexit 1\n');
      chmodSync(docker, 0o755);
      const before = FILES.map(read);
      const { status, stderr } = spawnSync(
        process.execPath,
        [path.join(PROJECT_ROOT, 'scripts/pin-images.mjs')],
        { env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` }, encoding: 'utf8' },
      );
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^No registry told the digest of \S+ \(no such host\)\. Nothing was changed\.\n$/,
        ),
      ]);
      expect(FILES.map(read)).toEqual(before);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
