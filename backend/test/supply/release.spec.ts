import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseState, whyNotReleased } from '../../../scripts/launcher/release.mjs';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { PRODUCT_VERSION } from '../../src/config/product-version.js';

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const versionIn = (file: string) => JSON.parse(read(file)) as { version: string };
const infoOf = (file: string) => JSON.parse(read(file)) as { info: { version: string } };

const WORKSPACES = ['backend', 'frontend', 'openapi'];

const READY: ReleaseState = {
  version: '1.1.0',
  changelog:
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2027-01-31\n\n- Flowers.\n\n## 1.0.0 - 2026-11-24\n\nThe first release.\n',
  documentVersion: '1.1.0',
  isReleased: false,
};

describe('a release', () => {
  it('is made once everything is of its version', () => {
    expect(whyNotReleased(READY)).toBeNull();
    const without = READY.changelog.replace('## Unreleased\n\n', '');
    expect(whyNotReleased({ ...READY, changelog: without })).toBeNull();
  });

  it.each<[string, Partial<ReleaseState>, RegExp]>([
    ['of a version under development', { version: '1.1.0-dev' }, /^package\.json has 1\.1\.0-dev/],
    [
      'whose document is stored',
      { isReleased: true },
      /^openapi\/releases\/1\.1\.0\.json exists: .* Raise the version in package\.json\.$/,
    ],
    [
      'without a section in the change log',
      { changelog: READY.changelog.replace('## 1.1.0', '## 1.1.0-rc') },
      /^CHANGELOG\.md has no section "1\.1\.0 - YYYY-MM-DD"\.$/,
    ],
    [
      'without its day in the change log',
      { changelog: READY.changelog.replace(' - 2027-01-31', '') },
      /^CHANGELOG\.md has no section "1\.1\.0 - YYYY-MM-DD"\.$/,
    ],
    [
      'with an empty section in the change log',
      { changelog: READY.changelog.replace('- Flowers.\n\n', '') },
      /^CHANGELOG\.md says nothing about 1\.1\.0\.$/,
    ],
    [
      'while something is unreleased',
      { changelog: READY.changelog.replace('## Unreleased\n', '## Unreleased\n\n- A vase.\n') },
      /^CHANGELOG\.md still has entries under "Unreleased"\./,
    ],
    [
      'with an older document',
      { documentVersion: '1.0.0' },
      /^openapi\/openapi\.json is not of version 1\.1\.0\. Run: npm run generate$/,
    ],
  ])('is refused %s', (_what, change, reason) => {
    expect(whyNotReleased({ ...READY, ...change })).toMatch(reason);
  });
});

describe('the change log', () => {
  it('has the day of each release', () => {
    const [, ...titles] = read('CHANGELOG.md').match(/^## .*$/gm) ?? [];
    expect(titles).not.toEqual([]);
    for (const title of titles) expect(title).toMatch(/^## \d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/);
  });
});

describe('the version', () => {
  it('is the same wherever it stands', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string;
      packages: Record<string, { version: string }>;
    };
    const found = {
      packages: WORKSPACES.map((workspace) => versionIn(`${workspace}/package.json`).version),
      lock: [lock.version, ...['', ...WORKSPACES].map((place) => lock.packages[place]?.version)],
      documents: ['openapi/openapi.json', 'openapi/pages.json'].map((file) => infoOf(file).info.version),
    };
    const same = (count: number) => Array.from({ length: count }, () => PRODUCT_VERSION);
    expect(found).toEqual({ packages: same(3), lock: same(5), documents: same(2) });
  });

  it('is not that of a release while something is unreleased', () => {
    const [, unreleased = ''] = /^## Unreleased\n([^]*?)^## /m.exec(read('CHANGELOG.md')) ?? [];
    const isReleased = existsSync(path.join(PROJECT_ROOT, 'openapi/releases', `${PRODUCT_VERSION}.json`));
    expect(unreleased.trim() !== '' && isReleased).toBe(false);
  });
});
